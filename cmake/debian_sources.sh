# Sourced by scripts that build libraries from Debian's source packages.
#
#   fetch_debian_sources <folder> <source package>...   leaves the packages' files in <folder>/src
#
# The packages come from the mirrors the machine already uses, by a private APT configuration: the
# system's own sources stay as they are, and no privileges are needed.
fetch_debian_sources() (
  folder=$1
  shift
  apt=$folder/apt
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$folder/src"
  apt-get indextargets 'Created-By: Packages' --format \
    'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(REPO_URI) $(RELEASE) $(COMPONENT)' |
    grep " $release" | sort -u >"$apt/sources.list"
  cat >"$apt/apt.conf" <<END
Dir::Etc::SourceList "$apt/sources.list";
Dir::Etc::SourceParts "-";
Dir::State::Lists "$apt/lists";
Dir::Cache "$apt/cache";
APT::Sandbox::User "";
Acquire::Check-Valid-Until "false";
END
  export APT_CONFIG=$apt/apt.conf
  apt-get -q update
  cd "$folder/src"
  apt-get -q source --download-only "$@"
)
