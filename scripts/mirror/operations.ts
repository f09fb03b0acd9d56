/** The operations of the contract, each with the address it stands at. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kebab } from '../codegen/open-api.ts'
import { root } from '../run.ts'

export type Operation = {
  id: string
  family: string
  act: string
  area: string
  permissions: string[] | 'public'
  /** Where it is done. */
  handlersFile: string
}

/** Reads the operation table; the folder of the specification file decides the area. */
export function operations(): Operation[] {
  const areas = areasOfOperations()
  const table = readFileSync(
    path.join(root, 'packages/server/src/contract/generated/operations.json'),
    'utf8',
  )
  const rows = JSON.parse(table) as { id: string; permissions: string[] | 'public' }[]
  return rows.map(({ id, permissions }) => {
    const area = areas.get(id)
    const [family, act] = id.split('.')
    if (area === undefined || family === undefined || act === undefined)
      throw new Error(`${id}: in no file of specs/<area>/`)
    const file = kebab(family)
    return {
      id,
      family,
      act,
      area,
      permissions,
      handlersFile: `packages/server/src/areas/${area}/${file}.handlers.ts`,
    }
  })
}

function areasOfOperations(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('specs/*/*.yaml', { cwd: root })) {
    const area = file.split(path.sep)[1] ?? ''
    for (const [, id] of readFileSync(path.join(root, file), 'utf8').matchAll(/^\s*operationId: (\S+)$/gm)) {
      if (id !== undefined) found.set(id, area)
    }
  }
  return found
}
