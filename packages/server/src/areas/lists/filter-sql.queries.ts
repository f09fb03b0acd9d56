import type { FilterNode } from '@portal/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { daysAfter } from '#db/day.ts'
import { notBlacklisted } from '#db/not-blacklisted.ts'
import { containing } from '#db/page.ts'
import type { Format, FormatField } from './filter-format.queries.ts'
import { memberIn } from './filter-records.queries.ts'
import type { Condition, FieldCondition, WorkCondition } from './filter-tree.rules.ts'

type Holds = RawBuilder<boolean>

/**
 * Compiles a valid tree into an SQL condition on `recordsAsked`. Every value is a parameter: no user input becomes
 * part of the statement. Unknown counts as false, so a negation uses `is not true`.
 */
export function compile(nodes: readonly FilterNode[], format: Format, today: string): Holds {
  return nodeAt(nodes, 0, format, today)
}

/** The condition of one node of the tree. */
export function nodeAt(nodes: readonly FilterNode[], at: number, format: Format, today: string): Holds {
  const node = nodes[at]
  if (node === undefined) throw new Error(`a filter has no node ${at}`)
  if (node.kind !== 'group') return condition(node, format, today)
  const within = heldIn(nodes, at, node.match, { format, today })
  if (within.length === 0) return node.match === 'any' ? sql`false` : sql`true`
  if (node.match === 'all') return sql`(${sql.join(within, sql` and `)})`
  const any: Holds = sql`(${sql.join(within, sql` or `)})`
  return node.match === 'any' ? any : sql`${any} is not true`
}

/**
 * Compiles a group: node by node, but text searches in the same field together. Normalising a text costs more than
 * searching it, and the database would repeat it for each condition.
 */
function heldIn(
  nodes: readonly FilterNode[],
  at: number,
  match: 'all' | 'any' | 'none',
  { format, today }: { format: Format; today: string },
): Holds[] {
  const words = new Map<string, Words[]>()
  const held: (() => Holds)[] = []
  for (const child of childrenOf(nodes, at)) {
    const node = nodes[child]
    if (node?.kind !== 'text' || isDenying(node)) {
      held.push(() => nodeAt(nodes, child, format, today))
      continue
    }
    const others = words.get(node.field)
    if (others !== undefined) others.push(node)
    else {
      const texts = [node]
      words.set(node.field, texts)
      held.push(() => textsIn(texts, match, fieldOf(format, node.field)))
    }
  }
  return held.map((one) => one())
}

/** Whether a field contains all of these words, or any. */
function textsIn(texts: readonly Words[], match: 'all' | 'any' | 'none', field: FormatField): Holds {
  const [first] = texts
  if (first !== undefined && texts.length === 1) return textCondition(first, cellOf(field))
  const asked = texts.map(({ operator, value }) => sql`plain(${patterns[operator](value)}::text)`)
  return sql`plain(${cellOf(field)}) like ${match === 'all' ? sql`all` : sql`any`}(array[${sql.join(asked)}])`
}

/** The indexes of a group's nodes, in order. */
export const childrenOf = (nodes: readonly FilterNode[], at: number): number[] =>
  nodes.flatMap(({ parent }, index) => (parent === at ? [index] : []))

function condition(node: Condition, format: Format, today: string): Holds {
  if (node.kind === 'load') {
    const serials = node.loads.map((id) => format.loads.get(id) ?? -1)
    return denied(node.operator === 'none_of', sql`r.load_serial = any(${serials}::int[])`)
  }
  if (node.kind === 'blacklist') return denied(node.operator === 'listed', onNoList(format, today))
  if (node.kind === 'segment') {
    const member = node.segments.map((id) => memberIn(format.segments.get(id) ?? -1))
    return denied(node.operator === 'none_of', sql`(${sql.join(member, sql` or `)})`)
  }
  if (!('field' in node)) return workCondition(node, today)
  return fieldCondition(node, fieldOf(format, node.field), today)
}

function fieldOf(format: Format, name: string): FormatField {
  const field = format.fields.get(name)
  if (field === undefined) throw new Error(`a filter asks for ${name}, which its format has not`)
  return field
}
const cellOf = ({ cell }: FormatField) => sql<string>`r.cells[${sql.lit(cell)}]`

/** Whether no blacklist blocks calls to the record, by any of its phones, addresses and NIFs. */
function onNoList({ fields, contact }: Format, today: string): Holds {
  const free = [...fields.values()].flatMap(({ blacklistKind, cell }) =>
    blacklistKind === undefined
      ? []
      : [notBlacklisted(blacklistKind, sql`r.cells[${sql.lit(cell)}]`, { ...contact, on: today })],
  )
  return free.length === 0 ? sql`true` : sql`(${sql.join(free, sql` and `)})`
}

function fieldCondition(node: FieldCondition, field: FormatField, today: string): Holds {
  const cell = cellOf(field)
  switch (node.kind) {
    case 'text':
      return textCondition(node, cell)
    case 'choice':
      return denied(node.operator === 'none_of', sql`${cell} = any(${node.values}::text[])`)
    case 'number':
      return numberCondition(node, amount(field, cell))
    case 'date':
      return dateCondition(node.operator, day(field, cell), node.day)
    case 'relative_date':
      return dateCondition(node.operator, day(field, cell), daysAfter(today, node.days))
    case 'yes_no':
      return sql`${cell} = ${String(node.value)}`
    case 'empty':
      return node.operator === 'empty' ? sql`${cell} is null` : sql`${cell} is not null`
  }
}

/** A condition on work; the row `w` is missing for untouched records. */
function workCondition(node: WorkCondition, today: string): Holds {
  switch (node.kind) {
    case 'attempts':
      return numberCondition(node, sql`coalesce(w.attempts, 0)`)
    case 'last_outcome':
      return denied(node.operator === 'none_of', sql`w.last_outcome = any(${node.outcomes}::text[])`)
    case 'last_attempt':
      return sql`${lastAttemptDay} ${signs[node.operator]} ${node.day}::date`
    case 'relative_last_attempt':
      return sql`${lastAttemptDay} ${signs[node.operator]} ${daysAfter(today, node.days)}::date`
  }
}
const lastAttemptDay = sql`(w.last_attempt_at at time zone 'UTC')::date`

const denied = (isDenied: boolean, holds: Holds): Holds => (isDenied ? sql`(${holds}) is not true` : holds)

type Words = Extract<Condition, { kind: 'text' }>
type TextOperator = Words['operator']
const isDenying = ({ operator }: Words): boolean => operator === 'is_not' || operator === 'not_contains'
const patterns: Record<TextOperator, (value: string) => string> = {
  is: (value) => containing(value).slice(1, -1),
  is_not: (value) => containing(value).slice(1, -1),
  contains: containing,
  not_contains: containing,
  starts_with: (value) => containing(value).slice(1),
  ends_with: (value) => containing(value).slice(0, -1),
}

function textCondition(words: Words, cell: RawBuilder<string>) {
  const { operator, value } = words
  return denied(isDenying(words), sql`plain(${cell}) like plain(${patterns[operator](value)}::text)`)
}

/** A record older than the column's type may contain anything: invalid amounts count as null. */
const amount = ({ isUniform }: FormatField, cell: RawBuilder<string>): RawBuilder<number> =>
  isUniform
    ? sql`${cell}::float8`
    : sql`case when ${cell} ~ '^-?[0-9]+([.][0-9]+)?(e[-+][0-9]{1,2})?$' then ${cell}::float8 end`

const day = ({ isUniform }: FormatField, cell: RawBuilder<string>): RawBuilder<string> =>
  isUniform ? sql`${cell}` : sql`case when ${cell} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${cell} end`

const signs = {
  ...{ equal: sql`=`, not_equal: sql`=`, less: sql`<`, at_most: sql`<=`, more: sql`>`, at_least: sql`>=` },
  ...{ on: sql`=`, before: sql`<`, until: sql`<=`, after: sql`>`, from: sql`>=` },
}

const numberCondition = (
  { operator, value }: Pick<Extract<Condition, { kind: 'number' }>, 'operator' | 'value'>,
  cell: RawBuilder<number>,
): Holds => denied(operator === 'not_equal', sql`${cell} ${signs[operator]} ${value}::float8`)

/** Dates are stored as `YYYY-MM-DD`, whose text order is chronological. */
const dateCondition = (
  operator: Extract<Condition, { kind: 'date' }>['operator'],
  cell: RawBuilder<string>,
  value: string,
): Holds => sql`(${cell}) collate "C" ${signs[operator]} ${value}`
