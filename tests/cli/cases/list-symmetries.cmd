list symmetries
