import type { FilterNode } from '@portal/sdk/contract'
import fc from 'fast-check'
import type { FormatField } from '../filter-format.queries.ts'
import type { Condition } from '../filter-tree.rules.ts'
import type { Row } from './evaluate.ts'

const field = (name: string, kind: FormatField['kind'], cell: number): FormatField => ({
  ...{
    name,
    kind,
    cell,
    label: name,
    options: [],
    isUniform: cell % 2 === 0,
    blacklistKind: name === 'mail' ? 'email' : undefined,
  },
})

/** A field of each type, with current and older parsing. */
export const fields = new Map(
  [
    field('name', 'text', 1),
    field('mail', 'text', 2),
    field('stage', 'choice', 3),
    field('debt', 'number', 4),
    field('due', 'date', 5),
    field('vip', 'yes_no', 6),
    field('age', 'number', 7),
    field('paid', 'date', 8),
  ].map((one) => [one.name, one]),
)
export const loads = new Map([
  ['0193b3a0-0000-4000-8000-000000000001', 901],
  ['0193b3a0-0000-4000-8000-000000000002', 902],
])
export const segments = new Map([
  ['0193b3a0-0000-4000-8000-000000000011', 911],
  ['0193b3a0-0000-4000-8000-000000000012', 912],
])
export const today = '2026-03-05'

// A small alphabet, so that texts match; with characters that are special in patterns and statements.
const word = fc.string({
  unit: fc.constantFrom('a', 'A', 'á', 'Ñ', 'b', '%', '_', '\\', "'", '"', '$1', ';'),
  maxLength: 4,
})
const filled = word.filter((text) => text !== '')
const stage = fc.constantFrom('Temprano', 'Medio', 'Tardío', "x' or true --")
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, 2.5, -1e-7, 1e21))
const date = fc
  .integer({ min: -6, max: 6 })
  .map((days) => new Date(Date.UTC(2026, 2, 5 + days)).toISOString().slice(0, 10))
const none = { freq: 3, nil: null }

/** Blacklisted addresses. */
export const listed = ['a', 'b']
const mail = fc.oneof(filled, fc.constantFrom(...listed))

const outcome = fc.constantFrom('VENTA', 'NO_CONTESTA', "x' or true --")
const attempts = fc.integer({ min: 0, max: 3 })
// The last minute of a day and the first: in another zone they belong to another day.
const instant = fc
  .tuple(date, fc.constantFrom('00:00:00', '23:59:59'))
  .map(([day, time]) => `${day}T${time}Z`)
const work = fc.record({
  ...{ attempts, lastOutcome: fc.option(outcome, none), lastAttemptAt: fc.option(instant, none) },
})

/** A random record: some values are missing. */
export const row: fc.Arbitrary<Row> = fc
  .record({
    load: fc.constantFrom(...loads.keys()),
    values: fc.record({
      ...{ name: fc.option(filled, none), mail: fc.option(mail, none), stage: fc.option(stage, none) },
      ...{ debt: fc.option(number.map(String), none), age: fc.option(number.map(String), none) },
      ...{ due: fc.option(date, none), paid: fc.option(date, none) },
      ...{ vip: fc.option(fc.constantFrom('true', 'false'), none) },
    }),
    work: fc.option(work, none),
    segments: fc.subarray([...segments.keys()]),
  })
  .map((one) => ({ ...one, isListed: listed.includes(one.values.mail ?? '') }))

const dates = fc.constantFrom('on', 'before', 'until', 'after', 'from')
const of = (kind: Condition['kind'], rest: object) =>
  fc.record({
    kind: fc.constant(kind),
    parent: fc.constant(0),
    ...rest,
  }) as unknown as fc.Arbitrary<Condition>
const members = fc.constantFrom('one_of', 'none_of')
const compared = fc.constantFrom('equal', 'not_equal', 'less', 'at_most', 'more', 'at_least')
const days = fc.integer({ min: -6, max: 6 })

/** A random condition of any kind, not yet in a group. */
const condition: fc.Arbitrary<Condition> = fc.oneof(
  of('text', {
    ...{ field: fc.constantFrom('name', 'mail'), value: filled },
    operator: fc.constantFrom('is', 'is_not', 'contains', 'not_contains', 'starts_with', 'ends_with'),
  }),
  of('choice', {
    field: fc.constantFrom('stage', 'name'),
    operator: members,
    values: fc.array(fc.oneof(stage, filled), { minLength: 1, maxLength: 3 }),
  }),
  of('number', {
    ...{ field: fc.constantFrom('debt', 'age'), value: number },
    operator: compared,
  }),
  of('date', { field: fc.constantFrom('due', 'paid'), operator: dates, day: date }),
  of('relative_date', {
    field: fc.constantFrom('due', 'paid'),
    operator: dates,
    days,
  }),
  of('yes_no', { field: fc.constant('vip'), value: fc.boolean() }),
  of('empty', { field: fc.constantFrom(...fields.keys()), operator: fc.constantFrom('empty', 'filled') }),
  of('blacklist', { operator: fc.constantFrom('listed', 'not_listed') }),
  of('segment', { operator: members, segments: fc.subarray([...segments.keys()], { minLength: 1 }) }),
  of('attempts', { operator: compared, value: attempts }),
  of('last_outcome', { operator: members, outcomes: fc.array(outcome, { minLength: 1, maxLength: 2 }) }),
  of('last_attempt', { operator: dates, day: date }),
  of('relative_last_attempt', { operator: dates, days }),
  of('load', { operator: members, loads: fc.subarray([...loads.keys()], { minLength: 1 }) }),
)

const match = fc.constantFrom('all' as const, 'any' as const, 'none' as const)
type Branch = { match: 'all' | 'any' | 'none'; of: (Branch | Condition)[] }

const { group } = fc.letrec<{ group: Branch; node: Branch | Condition }>((tie) => ({
  group: fc.record({ match, of: fc.array(tie('node'), { minLength: 1, maxLength: 4 }) }),
  node: fc.oneof({ maxDepth: 6, withCrossShrink: true }, condition, tie('group')),
}))

/** A random valid tree of up to 100 nodes. */
export const tree: fc.Arbitrary<FilterNode[]> = group.map(nodesOf).filter(({ length }) => length <= 100)

function nodesOf(root: Branch): FilterNode[] {
  const nodes: FilterNode[] = []
  const add = (branch: Branch, parent: number | null) => {
    const at = nodes.push({ parent, kind: 'group', match: branch.match }) - 1
    for (const child of branch.of)
      if ('of' in child) add(child, at)
      else nodes.push({ ...child, parent: at })
  }
  add(root, null)
  return nodes
}
