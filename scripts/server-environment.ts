import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/**
 * How Node runs the server: from its sources, with a small nursery for new objects and a heap of at most 1 GB, which is collected
 * once it has grown by a fifth. What a load makes of its rows dies at once; by default twice the memory would be held and not
 * used, and nothing would be faster (decision 144).
 */
export const serverFlags: [string, ...string[]] = [
  '--conditions=source',
  '--max-semi-space-size=2',
  '--max-old-space-size=1024',
  '--heap-growing-percent=20',
]

/**
 * What the server is told when nobody says otherwise: data in `.data/portal` of the workspace, and the demo contact
 * centre in it — unless there is a DATABASE_URL, which may be somebody's real data.
 */
export function serverEnvironment(given: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const dataDir = given.PORTAL_DATA_DIR ?? path.join(root, '.data/portal')
  // PGlite wants the parent of its data folder to exist.
  if (!dataDir.includes('://')) mkdirSync(path.dirname(path.resolve(root, dataDir)), { recursive: true })
  const isDemo = given.PORTAL_DEMO ?? (given.DATABASE_URL === undefined ? '1' : undefined)
  return {
    // One pool of memory for all threads: with a pool each, what one frees no other can use.
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '1',
    PORTAL_DATA_DIR: dataDir.includes('://') ? dataDir : path.resolve(root, dataDir),
    ...(isDemo === undefined ? {} : { PORTAL_DEMO: isDemo }),
  }
}
