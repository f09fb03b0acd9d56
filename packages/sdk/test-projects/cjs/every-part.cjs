// Requires every sub-path that the package has, whatever they are.
const { readFileSync } = require('node:fs')

const manifest = JSON.parse(readFileSync('node_modules/@portal/sdk/package.json', 'utf8'))
const parts = Object.keys(manifest.exports).map((part) => part.replace('*', 'en'))
const empty = parts.filter((part) => Object.keys(require(`@portal/sdk${part.slice(1)}`)).length === 0)
process.stdout.write(JSON.stringify({ parts, empty }))
