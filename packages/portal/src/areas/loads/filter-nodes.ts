import type { FilterNode, FormatField } from '@portal/sdk'

export type Condition = Exclude<FilterNode, { kind: 'group' }>
/** The operation of a condition: its kind and its operator. */
export type Operator =
  | `text_${Extract<Condition, { kind: 'text' }>['operator']}`
  | `${'choice' | 'load' | 'segment' | 'last_outcome'}_${'one_of' | 'none_of'}`
  | `blacklist_${'listed' | 'not_listed'}`
  | `${'number' | 'attempts'}_${Extract<Condition, { kind: 'number' }>['operator']}`
  | `${'date' | 'relative_date' | 'last_attempt' | 'relative_last_attempt'}_${Extract<Condition, { kind: 'date' }>['operator']}`
  | `yes_no_${boolean}`
  | `empty_${'empty' | 'filled'}`

/** Subjects of conditions besides the fields of a template. */
export const subjects = ['load', 'segment', 'blacklist', 'attempts', 'last_outcome', 'last_attempt'] as const
export type Subject = (typeof subjects)[number]
/** The prefix of subjects among field options; no template field has it. */
export const fieldOf = (subject: Subject) => `:${subject}` as const

const choices = ['choice_one_of', 'choice_none_of'] as const
const emptiness = ['empty_filled', 'empty_empty'] as const
const amounts = ['at_least', 'more', 'at_most', 'less', 'equal', 'not_equal'] as const
const days = ['on', 'before', 'until', 'after', 'from'] as const

/** The possible operations on a field. */
export const operatorsOf: Record<FormatField['kind'] | Subject, readonly Operator[]> = {
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
  number: [...amounts.map((amount) => `number_${amount}` as const), ...emptiness],
  date: [
    ...days.map((day) => `date_${day}` as const),
    ...days.map((day) => `relative_date_${day}` as const),
    ...emptiness,
  ],
  yes_no: ['yes_no_true', 'yes_no_false', ...emptiness],
  load: ['load_one_of', 'load_none_of'],
  segment: ['segment_one_of', 'segment_none_of'],
  blacklist: ['blacklist_not_listed', 'blacklist_listed'],
  attempts: amounts.map((amount) => `attempts_${amount}` as const),
  last_outcome: ['last_outcome_one_of', 'last_outcome_none_of'],
  last_attempt: [
    ...days.map((day) => `last_attempt_${day}` as const),
    ...days.map((day) => `relative_last_attempt_${day}` as const),
  ],
}

export function operatorOf(node: Condition): Operator {
  // The contract's kinds and operators have the same values as the type above.
  return `${node.kind}_${node.kind === 'yes_no' ? String(node.value) : node.operator}` as Operator
}

/** A condition with another operator; the value stays if both accept it. */
export function withOperator(node: Condition, operator: Operator, field: string): Condition {
  const { parent } = node
  const [, kind = '', rest = ''] =
    /^(text|choice|number|(?:relative_)?(?:date|last_attempt)|yes_no|empty|load|segment|blacklist|attempts|last_outcome)_(.+)$/.exec(
      operator,
    ) ?? []
  const blank: Record<string, object> = {
    text: { field, operator: rest, value: '' },
    choice: { field, operator: rest, values: [] },
    number: { field, operator: rest, value: Number.NaN },
    date: { field, operator: rest, day: '' },
    relative_date: { field, operator: rest, days: 0 },
    yes_no: { field, value: rest === 'true' },
    empty: { field, operator: rest },
    load: { operator: rest, loads: [] },
    segment: { operator: rest, segments: [] },
    blacklist: { operator: rest },
    attempts: { operator: rest, value: Number.NaN },
    last_outcome: { operator: rest, outcomes: [] },
    last_attempt: { operator: rest, day: '' },
    relative_last_attempt: { operator: rest, days: 0 },
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

/** The subject of a condition, as an option. */
export function subjectOf(node: Condition): string {
  return 'field' in node ? node.field : fieldOf(aboutOf(node))
}

/** The subject of a condition without a field. */
export const aboutOf = ({ kind }: Exclude<Condition, { field: string }>): Subject =>
  kind === 'relative_last_attempt' ? 'last_attempt' : kind

/** A new condition on the chosen subject. */
export function conditionAbout(parent: number, subject: string, fields: readonly FormatField[]): Condition {
  const about = subjects.find((one) => fieldOf(one) === subject)
  if (about === undefined)
    return conditionOn(
      parent,
      fields.find(({ name }) => name === subject),
    )
  const [operator = 'load_one_of'] = operatorsOf[about]
  return withOperator(anyLoad(parent), operator, '')
}

const anyLoad = (parent: number): Condition => ({ parent, kind: 'load', operator: 'one_of', loads: [] })

/** A new condition on a field, without a value yet. */
export function conditionOn(
  parent: number,
  field: Pick<FormatField, 'name' | 'kind'> | undefined,
): Condition {
  const [operator = 'load_one_of'] = operatorsOf[field?.kind ?? 'load']
  return withOperator(anyLoad(parent), operator, field?.name ?? '')
}

/** The indexes of the nodes in a group. */
export const childrenOf = (nodes: readonly FilterNode[], at: number): number[] =>
  nodes.flatMap(({ parent }, index) => (parent === at ? [index] : []))

/** The depth of a node. */
export function depthOf(nodes: readonly FilterNode[], at: number): number {
  const parent = nodes[at]?.parent ?? null
  return parent === null ? 1 : 1 + depthOf(nodes, parent)
}

/** Removes nodes with their descendants, and groups that become empty; also returns the old indexes of the others. */
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

/** Whether a condition has a value. */
export function isWhole(node: FilterNode): boolean {
  if (node.kind === 'text') return node.value !== ''
  if (node.kind === 'choice') return node.values.length > 0
  if (node.kind === 'load') return node.loads.length > 0
  if (node.kind === 'segment') return node.segments.length > 0
  if (node.kind === 'last_outcome') return node.outcomes.length > 0
  if (node.kind === 'number' || node.kind === 'attempts') return Number.isFinite(node.value)
  if ('days' in node) return Number.isFinite(node.days)
  return !('day' in node) || node.day !== ''
}
