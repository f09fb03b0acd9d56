// Imports every sub-path that the package has, whatever they are.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('node_modules/@portal/sdk/package.json', 'utf8'))
const parts = Object.keys(manifest.exports).map((part) => part.replace('*', 'en'))
const empty = []
for (const part of parts) {
  const names = Object.keys(await import(`@portal/sdk${part.slice(1)}`))
  if (names.length === 0) empty.push(part)
}
process.stdout.write(JSON.stringify({ parts, empty }))
