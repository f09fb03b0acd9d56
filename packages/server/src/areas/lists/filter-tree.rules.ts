import type { FieldKind, FilterNode } from '@portal/sdk/contract'
import type { ErrorCode, FieldErrors } from '#contract/refuse.ts'
import type { Format, FormatField } from './filter-format.queries.ts'

/** The maximum nesting: nobody can read more. */
const deepest = 8
/** The maximum number of values in all conditions. */
const mostValues = 1000
/** The maximum number of segments in all conditions: each requires another join. */
const mostSegments = 20

export type Condition = Exclude<FilterNode, { kind: 'group' }>
/** A condition on a field of the template. */
export type FieldCondition = Extract<Condition, { field: string }>

/** A condition on work. */
export type WorkCondition = Extract<
  Condition,
  { kind: 'attempts' | 'last_outcome' | 'last_attempt' | 'relative_last_attempt' }
>

/** The field types for each kind of condition. */
const asks: Record<FieldCondition['kind'], readonly FieldKind[]> = {
  text: ['text'],
  choice: ['text', 'choice'],
  number: ['number'],
  date: ['date'],
  relative_date: ['date'],
  yes_no: ['yes_no'],
  empty: ['text', 'choice', 'number', 'date', 'yes_no'],
}

/** All errors in a tree, by path; empty when it can be compiled. */
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
    } else {
      const found = conditionFault(node, format)
      if (found !== undefined) fault(at, ...found)
    }
  }
  if (nodes.reduce((sum, node) => sum + valuesIn(node), 0) > mostValues)
    errors.nodes = [{ error: 'too_long', count: mostValues }]
  const segments = nodes.flatMap((node) => (node.kind === 'segment' ? node.segments : []))
  if (new Set(segments).size > mostSegments) errors.nodes = [{ error: 'too_long', count: mostSegments }]
  return errors
}

/** The error in a condition: field, code, and index of the value. */
function conditionFault(node: Condition, format: Format): [string, ErrorCode, string] | undefined {
  if (node.kind === 'load') return strangerFault('loads', node.loads, format.loads)
  if (node.kind === 'segment') return strangerFault('segments', node.segments, format.segments)
  if (!('field' in node)) return undefined
  const code = fieldFault(node, format.fields)
  return code === undefined ? undefined : ['field', code, node.field]
}

/** The first unknown reference of a condition. */
function strangerFault(
  field: string,
  named: readonly string[],
  known: ReadonlyMap<string, number>,
): [string, ErrorCode, string] | undefined {
  const stranger = named.find((id) => !known.has(id))
  return stranger === undefined ? undefined : [field, 'inclusion', stranger]
}

/** Fields in a tree that the template lacks, or has with another type. */
export function missingFields(nodes: readonly FilterNode[], fields: Format['fields']): string[] {
  const missing = nodes.flatMap((node) =>
    'field' in node && fieldFault(node, fields) !== undefined ? [node.field] : [],
  )
  return [...new Set(missing)]
}

/** The depth of a node, including itself if it is a group; NaN without a preceding group. */
function depthOf(nodes: readonly FilterNode[], depths: readonly number[], at: number): number {
  const node = nodes[at]
  if (node === undefined) return Number.NaN
  const own = node.kind === 'group' ? 1 : 0
  if (at === 0) return node.parent === null && own === 1 ? 1 : Number.NaN
  return groupDepth(nodes, depths, node.parent ?? at, at) + own
}

/** The depth of a group that precedes a node; NaN without one. */
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
  if (node.kind === 'load') return node.loads.length
  if (node.kind === 'last_outcome') return node.outcomes.length
  return node.kind === 'segment' ? node.segments.length : 1
}
