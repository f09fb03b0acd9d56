import type { FilterNode } from '@portal/sdk/contract'
import type { Condition, FieldCondition, WorkCondition } from '../filter-tree.rules.ts'

/** A stored record: its load, its values by field (null for none), its work, and its segments. */
export type Row = {
  load: string
  isListed: boolean
  values: Readonly<Record<string, string | null>>
  work: { attempts: number; lastOutcome: string | null; lastAttemptAt: string | null } | null
  segments: readonly string[]
}

/** Evaluates a tree for a record without a database: a reference for the compiler. */
export function holds(nodes: readonly FilterNode[], row: Row, today: string, at = 0): boolean {
  const node = nodes[at]
  if (node === undefined) throw new Error('no such node')
  if (node.kind !== 'group') return conditionHolds(node, row, today)
  const within = nodes.flatMap((child, index) =>
    child.parent === at ? [holds(nodes, row, today, index)] : [],
  )
  if (node.match === 'all') return within.every(Boolean)
  return within.some(Boolean) === (node.match === 'any')
}

function conditionHolds(node: Condition, row: Row, today: string): boolean {
  if (node.kind === 'load') return node.loads.includes(row.load) === (node.operator === 'one_of')
  if (node.kind === 'blacklist') return row.isListed === (node.operator === 'listed')
  if (node.kind === 'segment')
    return node.segments.some((id) => row.segments.includes(id)) === (node.operator === 'one_of')
  if (!('field' in node)) return workHolds(node, row.work, today)
  return fieldHolds(node, row.values[node.field] ?? null, today)
}

function workHolds(node: WorkCondition, work: Row['work'], today: string): boolean {
  const day = work?.lastAttemptAt?.slice(0, 10) ?? null
  switch (node.kind) {
    case 'attempts':
      return numberHolds(node, work?.attempts ?? 0)
    case 'last_outcome':
      return node.outcomes.some((one) => one === work?.lastOutcome) === (node.operator === 'one_of')
    case 'last_attempt':
      return dateHolds(node.operator, day, node.day)
    case 'relative_last_attempt':
      return dateHolds(node.operator, day, dayAfter(today, node.days))
  }
}

function fieldHolds(node: FieldCondition, value: string | null, today: string): boolean {
  switch (node.kind) {
    case 'text':
      return textHolds(node, value)
    case 'choice':
      return (value !== null && node.values.includes(value)) === (node.operator === 'one_of')
    case 'number':
      return numberHolds(node, value === null ? null : Number(value))
    case 'date':
      return dateHolds(node.operator, value, node.day)
    case 'relative_date':
      return dateHolds(node.operator, value, dayAfter(today, node.days))
    case 'yes_no':
      return value === String(node.value)
    case 'empty':
      return (value === null) === (node.operator === 'empty')
  }
}

function textHolds({ operator, value }: Extract<Condition, { kind: 'text' }>, text: string | null): boolean {
  const [found, wanted] = [text === null ? null : plain(text), plain(value)]
  if (operator === 'is_not') return found !== wanted
  if (operator === 'not_contains') return found === null || !found.includes(wanted)
  if (found === null) return false
  if (operator === 'is') return found === wanted
  if (operator === 'contains') return found.includes(wanted)
  return operator === 'starts_with' ? found.startsWith(wanted) : found.endsWith(wanted)
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function numberHolds(
  { operator, value }: Pick<Extract<Condition, { kind: 'number' }>, 'operator' | 'value'>,
  amount: number | null,
): boolean {
  if (amount === null) return operator === 'not_equal'
  const ways = {
    ...{ equal: amount === value, not_equal: amount !== value, less: amount < value },
    ...{ at_most: amount <= value, more: amount > value, at_least: amount >= value },
  }
  return ways[operator]
}

function dateHolds(operator: string, found: string | null, day: string): boolean {
  if (found === null) return false
  const [one, other] = [Date.parse(found), Date.parse(day)]
  if (operator === 'on') return one === other
  if (operator === 'before') return one < other
  if (operator === 'until') return one <= other
  return operator === 'after' ? one > other : one >= other
}

function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
