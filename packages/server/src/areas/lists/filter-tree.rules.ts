import type { FieldKind, FilterNode } from '@portal/sdk/contract'
import type { ErrorCode, FieldErrors } from '#contract/refuse.ts'
import type { Format, FormatField } from './filter-format.queries.ts'

/** Groups within groups: nobody reads more as one sentence. */
const deepest = 8
/** Values of all conditions together. */
const mostValues = 1000

export type Condition = Exclude<FilterNode, { kind: 'group' }>
/** A condition on a field of the format. */
export type FieldCondition = Extract<Condition, { field: string }>

/** Which fields each kind of condition asks. */
const asks: Record<FieldCondition['kind'], readonly FieldKind[]> = {
  text: ['text'],
  choice: ['text', 'choice'],
  number: ['number'],
  date: ['date'],
  relative_date: ['date'],
  yes_no: ['yes_no'],
  empty: ['text', 'choice', 'number', 'date', 'yes_no'],
}

/** Everything that is wrong with a tree, by the path of the field; none when it can be compiled. */
export function faultsOf(nodes: readonly FilterNode[], format: Format): FieldErrors {
  const errors: FieldErrors = {}
  const depths: number[] = []
  const fault = (at: number, field: string, error: ErrorCode, value?: string) => {
    errors[`nodes[${at}].${field}`] = [value === undefined ? { error } : { error, value }]
  }
  for (const [at, node] of nodes.entries()) {
    depths[at] = depthOf(nodes, depths, at)
    if (!(depths[at] <= deepest)) fault(at, 'parent', 'invalid')
    if (node.kind === 'group') {
      if (at > 0 && !nodes.some(({ parent }) => parent === at)) fault(at, 'match', 'blank')
    } else if (node.kind === 'load') {
      const stranger = node.loads.find((id) => !format.loads.has(id))
      if (stranger !== undefined) fault(at, 'loads', 'inclusion', stranger)
    } else if (node.kind !== 'blacklist') {
      const code = fieldFault(node, format.fields)
      if (code !== undefined) fault(at, 'field', code, node.field)
    }
  }
  if (nodes.reduce((sum, node) => sum + valuesIn(node), 0) > mostValues)
    errors.nodes = [{ error: 'too_long', count: mostValues }]
  return errors
}

/** Fields that a tree asks for and the format does not have, or has with another type. */
export function missingFields(nodes: readonly FilterNode[], fields: Format['fields']): string[] {
  const missing = nodes.flatMap((node) =>
    'field' in node && fieldFault(node, fields) !== undefined ? [node.field] : [],
  )
  return [...new Set(missing)]
}

/** How many groups a node stands in, with itself when it is one; not a number without a group before it. */
function depthOf(nodes: readonly FilterNode[], depths: readonly number[], at: number): number {
  const node = nodes[at]
  if (node === undefined) return Number.NaN
  const own = node.kind === 'group' ? 1 : 0
  if (at === 0) return node.parent === null && own === 1 ? 1 : Number.NaN
  return groupDepth(nodes, depths, node.parent ?? at, at) + own
}

/** How deep a group stands that comes before a node; not a number where there is none. */
function groupDepth(nodes: readonly FilterNode[], depths: readonly number[], group: number, before: number) {
  return group < before && nodes[group]?.kind === 'group' ? (depths[group] ?? Number.NaN) : Number.NaN
}

function fieldFault(node: FieldCondition, fields: ReadonlyMap<string, FormatField>): ErrorCode | undefined {
  const field = fields.get(node.field)
  if (field === undefined) return 'inclusion'
  return asks[node.kind].includes(field.kind) ? undefined : 'invalid'
}

function valuesIn(node: FilterNode): number {
  if (node.kind === 'choice') return node.values.length
  return node.kind === 'load' ? node.loads.length : 1
}
