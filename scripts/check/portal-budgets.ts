/** What a browser must load of the built portal, gzipped, compared with its budget. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { distOf } from '../builds.ts'
import { root } from '../run.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** One measurement: kilobytes (1000 bytes) gzipped, or a number of files, and its limit. */
export type Size = { name: string; amount: number; unit?: 'files'; limit: number; parts?: string[] }

/**
 * What is loaded before a page is usable: chunks by their sources, with all static imports and what they request at
 * once, for a reader of Spanish. What is loaded when idle is not counted: menus, dialogs, messages. The limits are a
 * ratchet and may only fall (decision 032).
 */
const words = (...names: string[]) => names.map((name) => `src/phrases/es/${name}.ts`)
const pages = [
  {
    name: 'login page, all JS',
    roots: ['index.html', 'src/app/sign-in-page.tsx', ...words('general', 'shell', 'session')],
    limit: 146.3,
    files: 10,
  },
  {
    name: 'shell + list of loads, all JS',
    roots: [
      'index.html',
      'src/app/app.tsx',
      'src/app/main-frame.tsx',
      '../ui-kit/src/icons/frame.ts',
      'src/areas/loads/loads-screen.tsx',
      'src/phrases/files/es.ts',
      ...words('general', 'menu', 'shell', 'loads'),
    ],
    limit: 231.7,
    files: 28,
  },
]
const screenLimit = 25
/** A screen that is only configuration for the resource pattern. */
const resourceLimit = 4
const analyticsLimit = 60
const phrasesLimit = 6
const allCssLimit = 37
const entryCssLimit = 12
const firstFontLimit = 30

/** Measures the portal in `dist`; undefined when it is not built. */
export function portalSizes(dist = distOf('portal')): Size[] | undefined {
  const file = path.join(dist, '.vite/manifest.json')
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const gzipped = (name: string) => gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length / 1000
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, name) => total + gzipped(name), 0)
  const own = (source: string, limit: number): Size => ({
    name: source,
    amount: gzipped(manifest[source]?.file ?? ''),
    limit,
  })
  const page = (name: string, files: string[], limit: number): Size => ({
    name,
    amount: sum(files),
    limit,
    parts: [...new Set(files)]
      .map((file) => ({ file, kilobytes: gzipped(file) }))
      .sort((one, other) => other.kilobytes - one.kilobytes)
      .map((part) => `${part.kilobytes.toFixed(1).padStart(6)} kB  ${part.file}`),
  })
  const sources = Object.keys(manifest)
  const styles = (chunks: Chunk[]) => chunks.flatMap(({ css = [] }) => css)
  return [
    ...pages.map(({ name, roots, limit }) => page(name, filesOf(manifest, roots), limit)),
    ...pages.map(({ name, roots, files }) => ({
      ...{ name, unit: 'files' as const, amount: filesOf(manifest, roots).length, limit: files },
    })),
    ...sources
      .filter((source) => source.endsWith('-screen.tsx'))
      .map((source) => own(source, screenLimitOf(source))),
    ...sources
      .filter((source) => source.startsWith('src/phrases/'))
      .map((source) => own(source, phrasesLimit)),
    { name: 'all CSS', amount: sum(globSync('**/*.css', { cwd: dist })), limit: allCssLimit },
    { name: 'entry CSS', amount: sum(styles(chunksOf(manifest, ['index.html']))), limit: entryCssLimit },
    ...firstFont(dist),
  ]
}

/** The budget of a screen's chunk. */
export function screenLimitOf(source: string): number {
  if (source.includes('/analytics/')) return analyticsLimit
  const text = readFileSync(path.join(root, 'packages/portal', source), 'utf8')
  return text.includes('resourceScreen(') ? resourceLimit : screenLimit
}

/** The chunks that contain these sources and all their imports. */
function filesOf(manifest: Manifest, roots: readonly string[]): string[] {
  return chunksOf(manifest, roots).map(({ file }) => file)
}

function chunksOf(manifest: Manifest, roots: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.set(source, chunk)
    chunk.imports?.forEach(visit)
  }
  for (const start of roots) {
    const found = Object.keys(manifest).filter(
      (source) => source === start || (start.endsWith('/') && source.startsWith(start)),
    )
    if (found.length === 0 && !start.endsWith('/'))
      throw new Error(`${start} is not in the built portal: has it been renamed?`)
    found.forEach(visit)
  }
  return [...seen.values()].filter(({ file }) => file.endsWith('.js'))
}

/** The latin subset of the text font: the only one that Spanish needs for its first paint. */
function firstFont(dist: string): Size[] {
  return globSync('**/*-latin-*.woff2', { cwd: dist })
    .filter((file) => !file.includes('italic') && !file.includes('latin-ext'))
    .map((file) => ({
      name: path.basename(file),
      amount: readFileSync(path.join(dist, file)).length / 1000,
      limit: firstFontLimit,
    }))
}

/** The measurements over their limit. */
export function overBudget(sizes: readonly Size[]): Size[] {
  return sizes.filter(({ amount, limit }) => amount > limit)
}
