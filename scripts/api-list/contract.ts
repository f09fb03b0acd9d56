/** What the contract says of each operation, with the file it stands in. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

/** One operation of the contract. */
export type ContractRow = {
  id: string
  area: string
  service: string
  method: string
  path: string
  permissions: string[] | 'public'
  summary: string
  specFile: string
}

type Place = { summary: string; specFile: string }
type TableRow = Pick<ContractRow, 'id' | 'service' | 'method' | 'path' | 'permissions'>

/** All operations, in the order of the service documents. */
export function contractRows(): ContractRow[] {
  const places = placesOfOperations()
  const table = readFileSync(
    path.join(root, 'packages/server/src/contract/generated/operations.json'),
    'utf8',
  )
  return (JSON.parse(table) as TableRow[]).map(({ id, service, method, path: address, permissions }) => {
    const place = places.get(id)
    if (!place) throw new Error(`${id}: in no file of specs/<area>/`)
    const area = place.specFile.split('/')[1] ?? ''
    return { id, service, method: method.toUpperCase(), path: address, permissions, area, ...place }
  })
}

/** Tables without prose are what the server binds; the summaries are only in the specification files. */
function placesOfOperations(): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const file of globSync('specs/*/*.yaml', { cwd: root }).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, id, summary] of text.matchAll(/^\s*operationId: (\S+)\n\s*summary: (.+)$/gm)) {
      if (id === undefined || summary === undefined) continue
      const specFile = file.split(path.sep).join('/')
      found.set(id, { summary: summary.replaceAll(/^'|'$/g, '').replaceAll("''", "'"), specFile })
    }
  }
  return found
}
