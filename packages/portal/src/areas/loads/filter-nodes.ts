import type { FilterNode, FormatField } from '@portal/sdk'

export type Condition = Exclude<FilterNode, { kind: 'group' }>
/** What a condition says of a field: its kind and its operator. */
export type Operator =
  | `text_${Extract<Condition, { kind: 'text' }>['operator']}`
  | `${'choice' | 'load'}_${'one_of' | 'none_of'}`
  | `blacklist_${'listed' | 'not_listed'}`
  | `number_${Extract<Condition, { kind: 'number' }>['operator']}`
  | `${'date' | 'relative_date'}_${Extract<Condition, { kind: 'date' }>['operator']}`
  | `yes_no_${boolean}`
  | `empty_${'empty' | 'filled'}`

/** Stands for the load in a choice of fields; no field of a format is called so. */
export const loadField = ':load'
/** Stands for the blacklists. */
export const blacklistField = ':blacklist'

const choices = ['choice_one_of', 'choice_none_of'] as const
const emptiness = ['empty_filled', 'empty_empty'] as const
const days = ['on', 'before', 'until', 'after', 'from'] as const

/** What can be said of a field. */
export const operatorsOf: Record<FormatField['kind'] | 'load' | 'blacklist', readonly Operator[]> = {
  text: [
    ...([
      'text_contains',
      'text_not_contains',
      'text_is',
      'text_is_not',
      'text_starts_with',
      'text_ends_with',
    ] as const),
    ...choices,
    ...emptiness,
  ],
  choice: [...choices, ...emptiness],
  number: [
    ...([
      'number_at_least',
      'number_more',
      'number_at_most',
      'number_less',
      'number_equal',
      'number_not_equal',
    ] as const),
    ...emptiness,
  ],
  date: [
    ...days.map((day) => `date_${day}` as const),
    ...days.map((day) => `relative_date_${day}` as const),
    ...emptiness,
  ],
  yes_no: ['yes_no_true', 'yes_no_false', ...emptiness],
  load: ['load_one_of', 'load_none_of'],
  blacklist: ['blacklist_not_listed', 'blacklist_listed'],
}

export function operatorOf(node: Condition): Operator {
  // The contract's kinds and operators are what the type above is made of.
  return `${node.kind}_${node.kind === 'yes_no' ? String(node.value) : node.operator}` as Operator
}

/** A condition with another operator: what was written stays where both take it. */
export function withOperator(node: Condition, operator: Operator, field: string): Condition {
  const { parent } = node
  const [, kind = '', rest = ''] =
    /^(text|choice|number|relative_date|date|yes_no|empty|load|blacklist)_(.+)$/.exec(operator) ?? []
  const blank: Record<string, object> = {
    text: { field, operator: rest, value: '' },
    choice: { field, operator: rest, values: [] },
    number: { field, operator: rest, value: Number.NaN },
    date: { field, operator: rest, day: '' },
    relative_date: { field, operator: rest, days: 0 },
    yes_no: { field, value: rest === 'true' },
    empty: { field, operator: rest },
    load: { operator: rest, loads: [] },
    blacklist: { operator: rest },
  }
  const before = node.kind === kind ? node : {}
  return {
    ...blank[kind],
    ...before,
    ...(kind === 'yes_no' ? { value: rest === 'true' } : { operator: rest }),
    parent,
    kind,
  } as Condition
}

/** Of what a condition is, as a choice of fields has it. */
export function subjectOf(node: Condition): string {
  if (node.kind === 'load') return loadField
  return node.kind === 'blacklist' ? blacklistField : node.field
}

/** A new condition on what was chosen. */
export function conditionAbout(parent: number, subject: string, fields: readonly FormatField[]): Condition {
  if (subject === blacklistField) return { parent, kind: 'blacklist', operator: 'not_listed' }
  return conditionOn(
    parent,
    fields.find(({ name }) => name === subject),
  )
}

/** A new condition on a field, with nothing to compare yet. */
export function conditionOn(
  parent: number,
  field: Pick<FormatField, 'name' | 'kind'> | undefined,
): Condition {
  const [operator = 'load_one_of'] = operatorsOf[field?.kind ?? 'load']
  return withOperator({ parent, kind: 'load', operator: 'one_of', loads: [] }, operator, field?.name ?? '')
}

/** The places of the nodes in a group. */
export const childrenOf = (nodes: readonly FilterNode[], at: number): number[] =>
  nodes.flatMap(({ parent }, index) => (parent === at ? [index] : []))

/** In how many groups a node stands. */
export function depthOf(nodes: readonly FilterNode[], at: number): number {
  const parent = nodes[at]?.parent ?? null
  return parent === null ? 1 : 1 + depthOf(nodes, parent)
}

/** Without the nodes that are to go, what stands in them, and groups that hold nothing then; and where the others stood. */
export function without(nodes: readonly FilterNode[], isOut: (node: FilterNode, at: number) => boolean) {
  const out = new Set<number>()
  for (const [at, node] of nodes.entries())
    if (isOut(node, at) || (node.parent !== null && out.has(node.parent))) out.add(at)
  for (let at = nodes.length - 1; at > 0; at -= 1)
    if (nodes[at]?.kind === 'group' && childrenOf(nodes, at).every((child) => out.has(child))) out.add(at)
  const places = nodes.flatMap((_, at) => (out.has(at) ? [] : [at]))
  const left = places.map((at): FilterNode => {
    const node = nodes[at] as FilterNode
    return { ...node, parent: node.parent === null ? null : places.indexOf(node.parent) }
  })
  return { nodes: left, places }
}

/** Whether a condition says what to compare with. */
export function isWhole(node: FilterNode): boolean {
  if (node.kind === 'text') return node.value !== ''
  if (node.kind === 'choice') return node.values.length > 0
  if (node.kind === 'load') return node.loads.length > 0
  if (node.kind === 'number') return Number.isFinite(node.value)
  if (node.kind === 'relative_date') return Number.isFinite(node.days)
  return node.kind !== 'date' || node.day !== ''
}
