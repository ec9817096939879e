# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# What build-aux/run, build-aux/test and .ci/run share: the packages that are needed on each
# system, installing those that are missing, and building. To be read by a POSIX shell that has
# set $source to the top folder of the project.
source=${source:?}

# The packages of a purpose (run, test or ci) on a system (debian, fedora or arch).
packages () {
  case $2:$1 in
  debian:run)
    echo gcc libc6-dev pkg-config meson ninja-build gettext g++ libcadical-dev \
      libglib2.0-dev libjson-glib-dev liblzma-dev libarchive-dev libgtk-4-dev libadwaita-1-dev \
      libqrencode-dev libsoup-3.0-dev glib-networking \
      libglib2.0-bin appstream adwaita-icon-theme librsvg2-common gtk-update-icon-cache \
      desktop-file-utils shared-mime-info fonts-cantarell fonts-dejavu-core
    ;;
  debian:test)
    packages run debian
    echo git python3 xvfb dbus dbus-daemon at-spi2-core libx11-dev libxtst-dev xclip xdotool \
      minisat cadical zbar-tools python3-pyatspi appstream-util libxml2-utils poppler-utils \
      xz-utils bash-completion fish zsh man-db
    ;;
  debian:ci)
    packages test debian
    echo clang clang-format-14 clang-tidy cppcheck binutils gobject-introspection gi-docgen gcovr \
      man-db appstream dpkg-dev lintian flatpak-builder imagemagick
    ;;
  fedora:run)
    echo gcc gcc-c++ pkgconf-pkg-config meson ninja-build gettext cadical-devel glib2-devel \
      json-glib-devel xz-devel libarchive-devel gtk4-devel libadwaita-devel appstream \
      qrencode-devel libsoup3-devel glib-networking \
      adwaita-icon-theme librsvg2 gtk-update-icon-cache desktop-file-utils shared-mime-info \
      abattis-cantarell-fonts dejavu-sans-fonts
    ;;
  fedora:test)
    packages run fedora
    echo git python3 xorg-x11-server-Xvfb dbus-daemon at-spi2-core libX11-devel libXtst-devel \
      xclip xdotool minisat2 cadical zbar python3-pyatspi libappstream-glib libxml2 \
      poppler-utils xz bash-completion fish zsh man-db
    ;;
  fedora:ci)
    packages test fedora
    echo clang clang-tools-extra cppcheck binutils libasan libubsan libtsan \
      gobject-introspection-devel gi-docgen gcovr man-db appstream flatpak-builder ImageMagick
    ;;
  arch:run)
    echo base-devel meson ninja gettext cadical glib2 glib2-devel json-glib xz libarchive gtk4 \
      libadwaita qrencode libsoup3 glib-networking appstream adwaita-icon-theme librsvg \
      gtk-update-icon-cache desktop-file-utils \
      shared-mime-info cantarell-fonts ttf-dejavu
    ;;
  arch:test)
    packages run arch
    echo git python xorg-server-xvfb dbus at-spi2-core libx11 libxtst xclip xdotool minisat zbar \
      python-atspi appstream-glib libxml2 poppler bash-completion fish zsh man-db
    ;;
  arch:ci)
    packages test arch
    echo clang cppcheck binutils gobject-introspection gi-docgen gcovr man-db appstream \
      flatpak-builder imagemagick
    ;;
  esac
}

# The family of this system: debian, fedora, arch, or nothing when it is none of them.
system_family () {
  if command -v apt-get >/dev/null 2>&1; then
    echo debian
  elif command -v dnf >/dev/null 2>&1; then
    echo fedora
  elif command -v pacman >/dev/null 2>&1; then
    echo arch
  fi
}

# Prints those of the given packages that are not installed, under their own or a provided name.
missing_packages () {
  family=$1
  shift
  case $family in
  debian)
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package},${Provides}\n' |
      sed -n 's/^installed //p' | tr ',' '\n' | sed 's/(.*//; s/[[:space:]]//g' | sort -u)
    printf '%s\n' "$@" | grep -vxF -e "$installed" || true
    ;;
  fedora)
    for package in "$@"; do
      rpm -q --whatprovides "$package" >/dev/null 2>&1 || echo "$package"
    done
    ;;
  arch) pacman -T "$@" || true ;;
  esac
}

as_root () {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    echo "This needs root, and there is no sudo: $*" >&2
    return 1
  fi
}

# Where a file of settings was changed by hand, it stays: there is nobody to be asked.
apt_install () {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold "$@"
}

# All at once; where a release does not have one of them, all the others.
install_debian () {
  as_root apt-get update || return 1
  apt_install "$@" && return 0
  status=0
  for package in "$@"; do
    apt_install "$package" || status=1
  done
  return "$status"
}

install_packages () {
  family=$1
  shift
  case $family in
  debian) install_debian "$@" ;;
  fedora) as_root dnf install -y --setopt=install_weak_deps=False "$@" ;;
  # Arch knows no partial upgrade: a newer list of packages means a newer system.
  arch) as_root pacman -Syu --needed --noconfirm "$@" ;;
  esac
}

# Installs what is missing for a purpose. The network is only asked when something is missing.
# Where that fails the build goes on: the tools may have come from elsewhere than packages.
ensure_packages () {
  family=$(system_family)
  if [ -z "$family" ]; then
    echo "No package manager is known here. These Debian packages, or what corresponds to them," \
      "are needed:" >&2
    packages "$1" debian >&2
    return 0
  fi
  # One name per word is meant here and below.
  # shellcheck disable=SC2046
  missing=$(missing_packages "$family" $(packages "$1" "$family"))
  if [ -n "$missing" ]; then
    echo "Installing:" "$missing" >&2
    # shellcheck disable=SC2086
    install_packages "$family" $missing >&2 ||
      echo "Not everything could be installed; trying with what is there." >&2
  fi
}

# Configures a build folder, new or not, with the given options of meson. Of the linkers that
# systems have by themselves gold is the quickest, and there are hundreds of programs to be linked.
configure () {
  folder=$1
  shift
  if [ -f "$folder/build.ninja" ]; then
    meson setup --reconfigure "$folder" "$source" "$@"
  else
    rm -rf "$folder"
    command -v ld.gold >/dev/null 2>&1 && export CC_LD="${CC_LD:-gold}"
    meson setup "$folder" "$source" "$@"
  fi
}

# Runs tests of a build folder, all or those that are named, with so many times the time that each
# of them has. Twice as many run at once as there are processors, since many wait for something.
run_tests () {
  folder=$1
  multiplier=$2
  shift 2
  meson test -C "$folder" --no-rebuild --print-errorlogs --timeout-multiplier "$multiplier" \
    --num-processes "$((2 * $(nproc)))" "$@"
}
