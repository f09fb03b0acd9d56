/**
 * The public entry points of each package, derived from the `exports` of its package.json, so that nobody maintains a
 * second list.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

/** An import specifier and its source file; both may contain a `*`. */
export type Face = { name: string; source: string }

type Manifest = { name: string; exports?: Record<string, string | { source?: string }> }

/**
 * The entry points of all packages. An export without sources, such as a built style sheet, maps to the package's
 * index.
 */
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

/** A pattern that matches exactly the sources of the entry points. */
export function facesPattern(): string {
  const patterns = faces().map(({ source }) => source.replaceAll('.', '\\.').replaceAll('*', '[^/]+'))
  return `^(${[...new Set(patterns)].join('|')})$`
}

/**
 * Writes the tsconfig that lets dependency-cruiser, which only accepts a file, resolve the specifiers to sources
 * without a build. Returns its path.
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
