/** What each package shows to others, read from the `exports` of its package.json: nobody keeps a list beside it. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

/** A name that others import, and the file of sources behind it; both may hold a `*`. */
export type Face = { name: string; source: string }

type Manifest = { name: string; exports?: Record<string, string | { source?: string }> }

/** The public faces of all packages. What has no sources, as a built style sheet, stands for the package's index. */
export function faces(): Face[] {
  return globSync('packages/*/package.json', { cwd: root }).sort().flatMap(facesOf)
}

function facesOf(file: string): Face[] {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest
  return Object.entries(exports).map(([subPath, target]) => ({
    name: path.posix.join(name, subPath),
    source: path.posix.join(
      path.dirname(file),
      (typeof target === 'object' && target.source) || 'src/index.ts',
    ),
  }))
}

/** A pattern that all sources of public faces match, and no other file. */
export function facesPattern(): string {
  const patterns = faces().map(({ source }) => source.replaceAll('.', '\\.').replaceAll('*', '[^/]+'))
  return `^(${[...new Set(patterns)].join('|')})$`
}

/**
 * Writes the tsconfig by which dependency-cruiser, which takes nothing but a file, finds the sources behind the names:
 * it needs no build then. Returns its path.
 */
export function writeFacesConfig(): string {
  const file = path.join(root, '.cache/arrows.tsconfig.json')
  const paths = Object.fromEntries(faces().map(({ name, source }) => [name, [`../${source}`]]))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../tsconfig.base.json',
      files: ['../scripts/run.ts'],
      compilerOptions: { paths },
    }),
  )
  return file
}
