/** Caches the types of a document: a change usually affects one of four services, and openapi-typescript is slow. */
import { createHash, randomUUID } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { type Declarations, declarationsOf, type Side } from './declarations.ts'
import type { OpenApi } from './open-api.ts'

const folder = path.join(root, '.cache/declarations')
/** Two sides of four services, for a few branches. */
const mostCached = 64
/** Further inputs of the cache key. */
const makers = ['scripts/codegen/declarations.ts', 'package.json']

type Kept = { schemas: [string, never][]; operations: [string, never][] }

/** `declarationsOf`, cached on disk. */
export function cachedDeclarations(document: OpenApi, side: Side): Declarations {
  const file = path.join(folder, `${keyOf(document, side)}.json`)
  const kept = read(file)
  if (kept !== undefined) return { schemas: new Map(kept.schemas), operations: new Map(kept.operations) }
  const declarations = declarationsOf(document, side)
  write(file, { schemas: [...declarations.schemas], operations: [...declarations.operations] })
  return declarations
}

function keyOf(document: OpenApi, side: Side): string {
  const hash = createHash('sha1').update(side).update(JSON.stringify(document))
  for (const file of makers) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function read(file: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
    // Evict the least recently read.
    utimesSync(file, new Date(), new Date())
    return kept
  } catch {
    return undefined
  }
}

/** An atomic write: other processes read the folder. */
function write(file: string, kept: object): void {
  mkdirSync(folder, { recursive: true })
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, JSON.stringify(kept))
  renameSync(part, file)
  const all = globSync(`${folder}/*.json`).map((one) => ({ one, at: statSync(one).mtimeMs }))
  for (const { one } of all.sort((a, b) => b.at - a.at).slice(mostCached)) rmSync(one, { force: true })
}
