import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Definitions, type JsonSchema, resolved } from './definitions.ts'
import { notices } from './generated/notices.ts'

export type { JsonSchema }

/** One row of the operation table that `pnpm codegen` generates from specs/. */
export type OperationRow = {
  id: string
  service: 'main' | 'intranet' | 'laia' | 'analytics'
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  permissions: string[] | 'public'
  idempotent: boolean
  /** The rate limit per person: how often within how many minutes. */
  rate?: { uses: number; minutes: number }
  /** The maximum body size, where it exceeds the default. */
  bodyBytes?: number
  /** An additional key for its errors, besides `errors` (specification §3). */
  errorsRoot?: string
  params: JsonSchema
  query: JsonSchema
  headers: JsonSchema
  body?: { required: boolean; mediaType: string; schema: JsonSchema }
  responses: Record<string, { mediaType: string; schema: JsonSchema } | null>
}

/** Every operation of the contract, from one file per family. */
export const operationRows: OperationRow[] = rowsIn(fileURLToPath(new URL('./generated', import.meta.url)))

function rowsIn(folder: string): OperationRow[] {
  const files = globSync('*/*.json', { cwd: folder }).sort()
  if (files.length === 0)
    throw new Error(`${folder} has no operations: the server was built without its contract`)
  return files.flatMap((file) => {
    const { $defs, operations } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      $defs: Definitions
      operations: OperationRow[]
    }
    return resolved(operations, withKinds($defs))
  })
}

/** The kinds of notices of all families are in a list of their own. */
function withKinds(definitions: Definitions): Definitions {
  const kinds = Object.keys(notices)
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { 'x-enum': joined, ...schema }]) => [
      name,
      joined === undefined ? schema : { ...schema, enum: kinds },
    ]),
  )
}

/** The base path of each service (analytics has a port of its own). */
export const servicePrefixes = {
  main: '/services/main/1.0',
  intranet: '/services/intranet',
  laia: '/services/laia',
  analytics: '',
} as const satisfies Record<OperationRow['service'], string>

/** The only status below 400 of the operation in the contract. */
export function successOf(row: OperationRow): { status: number; schema: JsonSchema | undefined } {
  const found = Object.entries(row.responses).find(([status]) => status < '400')
  if (!found) throw new Error(`${row.id}: the contract gives it no success`)
  const json = found[1]?.mediaType === 'application/json' ? found[1].schema : undefined
  return { status: Number(found[0]), schema: json }
}

const usualBodyBytes = 1024 * 1024
/** Public operations receive a name, a password or a few answers: nothing large. */
const publicBodyBytes = 16 * 1024

/** The maximum size of a body. */
export function bodyBytesOf({ bodyBytes, permissions }: OperationRow): number {
  return bodyBytes ?? (permissions === 'public' ? publicBodyBytes : usualBodyBytes)
}
