import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/**
 * Node's options for the server: a small young generation, and a heap of at most 1 GB that is collected once it has
 * grown by a fifth. The rows of a load are short-lived; the defaults would hold twice the memory without being faster
 * (decision 144).
 */
const heapFlags = [
  '--max-semi-space-size=2',
  '--max-old-space-size=1024',
  '--heap-growing-percent=20',
] as const

/** Node's options for a server that runs from source. */
export const serverFlags: [string, ...string[]] = ['--conditions=source', ...heapFlags]

/**
 * Node's arguments for the built server. Its process loads no TypeScript and keeps no compile cache: together they
 * would hold thirty megabytes for as long as it runs (decision 143).
 */
export const builtServer: [string, ...string[]] = [
  ...heapFlags,
  path.join(root, 'packages/server/dist/main.js'),
]

/**
 * The server's default settings: data in `.data/portal` of the workspace, seeded with the demo contact centre — unless
 * there is a DATABASE_URL, which may contain real data.
 */
export function serverEnvironment(given: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const dataDir = given.PORTAL_DATA_DIR ?? path.join(root, '.data/portal')
  // PGlite requires the parent of its data folder.
  if (!dataDir.includes('://')) mkdirSync(path.dirname(path.resolve(root, dataDir)), { recursive: true })
  const isDemo = given.PORTAL_DEMO ?? (given.DATABASE_URL === undefined ? '1' : undefined)
  return {
    // One malloc arena for all threads: memory freed in one arena is not reused by others.
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '1',
    PORTAL_DATA_DIR: dataDir.includes('://') ? dataDir : path.resolve(root, dataDir),
    ...(isDemo === undefined ? {} : { PORTAL_DEMO: isDemo }),
  }
}
