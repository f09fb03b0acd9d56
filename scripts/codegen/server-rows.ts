import { bare } from './bare.ts'
import type { ContractFile } from './files.ts'
import type { JsonSchema } from './open-api.ts'
import { operationTable } from './operation-table.ts'

const prefix = '#/components/schemas/'

/** The routing rows of one file: its operations, and the schemas they reference, each written once. */
export function serverRows({ document, operations }: ContractFile): string | undefined {
  if (operations.length === 0) return undefined
  const ids = new Set(operations.map(({ operation }) => operation.operationId))
  const rows = operationTable(document.name, document.rows).filter(({ id }) => ids.has(id))
  const text = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')
  const named = document.named.components?.schemas ?? {}
  const found = new Map<string, JsonSchema>()
  const need = (within: string) => {
    for (const [, name = ''] of within.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = named[name]
      if (schema === undefined || found.has(name)) continue
      found.set(name, bare(schema))
      need(JSON.stringify(schema))
    }
  }
  need(text)
  const defs = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(',\n')
  return `{"$defs": {\n${defs}\n},\n"operations": [\n${text}\n]}\n`.replaceAll(prefix, '#/$defs/')
}
