import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const server = path.resolve(import.meta.dirname, '..')
const permissions = path.resolve(server, '../../permissions/src')

/** A digest of these server modules and all their imports, to detect outdated artefacts. */
export function sourcesDigest(...entries: readonly string[]): string {
  const digest = createHash('sha256')
  const seen = new Set<string>()
  const waiting = [
    ...entries.map((entry) => path.join(server, entry)),
    ...globSync('**/*.ts', { cwd: permissions }).map((file) => path.join(permissions, file)),
  ]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    digest.update(`${path.relative(server, file)}\n${text}\n`)
    waiting.push(...importsOf(file, text))
  }
  return digest.digest('hex').slice(0, 12)
}

/** The imported modules of this workspace; packages only change with the lockfile. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']*)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? path.join(server, name.slice(1)) : path.resolve(path.dirname(file), name),
  )
}
