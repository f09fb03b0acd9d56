import type { DuplicateRefusal, DuplicateState, SurvivorRule } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'

/** Only a pending or postponed group can be decided. */
export function checkOpen(state: DuplicateState): void {
  if (state !== 'pending' && state !== 'postponed') conflict('invalid', 'state')
}

type Compared = {
  cells: readonly (string | null)[] | null
  loadedAt: Date | null
  rowNumber: number | null
  number: number
}

/** The suggested survivor; of equals the newest load, and its last row. */
export function suggested<One extends Compared>(
  members: readonly One[],
  rule: SurvivorRule,
): One | undefined {
  const present = members.filter(({ cells }) => cells !== null)
  return [...present].sort((one, other) => byRule(one, other, rule) || newerFirst(one, other))[0]
}

function byRule(one: Compared, other: Compared, rule: SurvivorRule): number {
  if (rule === 'newest') return 0
  return rule === 'oldest' ? newerFirst(other, one) : valuesIn(other) - valuesIn(one)
}

const valuesIn = ({ cells }: Compared): number =>
  (cells ?? []).filter((cell) => cell !== null && cell !== '').length

const newerFirst = (one: Compared, other: Compared): number =>
  (other.loadedAt?.getTime() ?? 0) - (one.loadedAt?.getTime() ?? 0) ||
  (other.rowNumber ?? 0) - (one.rowNumber ?? 0) ||
  other.number - one.number

type Field = { name: string; isKey: boolean }
type Cells = readonly (string | null)[]
/** The values of a member by field name. */
export type Valued = { number: number; valueOf: (field: string) => string | null }
export type Chosen = readonly { field: string; member: number }[]

/**
 * The survivor's values: of each field the chosen member's, otherwise its own, and if empty the first other one. Key
 * fields are never taken from another record.
 */
export function mergedValues(
  fields: readonly Field[],
  { survivor, others, chosen }: { survivor: Valued; others: readonly Valued[]; chosen: Chosen },
): ReadonlyMap<string, string | null> {
  const members = new Map([survivor, ...others].map((one) => [one.number, one]))
  const choices = new Map(chosen.map(({ field, member }) => [field, member]))
  for (const [field, member] of choices) checkChoice(fields, { field, member }, { members, survivor })
  return new Map(
    fields.map(({ name }) => {
      const choice = choices.get(name)
      if (choice !== undefined) return [name, members.get(choice)?.valueOf(name) ?? null]
      const values = [survivor, ...others].map((one) => one.valueOf(name))
      return [name, values.find((value) => value !== null && value !== '') ?? null]
    }),
  )
}

function checkChoice(
  fields: readonly Field[],
  { field, member }: Chosen[number],
  { members, survivor }: { members: ReadonlyMap<number, Valued>; survivor: Valued },
): void {
  const known = fields.find(({ name }) => name === field)
  if (known === undefined || !members.has(member)) refuse('inclusion', 'values', { value: field })
  if (known.isKey && member !== survivor.number) refuse('read_only', 'values', { value: field })
}

/** Cells with replaced values, without trailing empty ones. */
export function cellsWith(
  cells: Cells,
  positions: Readonly<Record<string, number>>,
  values: ReadonlyMap<string, string | null>,
): (string | null)[] {
  const written = [...cells]
  for (const [field, value] of values) {
    const place = positions[field]
    if (place === undefined) continue
    while (written.length < place) written.push(null)
    written[place - 1] = value
  }
  return written.slice(0, written.findLastIndex((cell) => cell !== null) + 1)
}

type Checked = { number: number; reference: string; cells: unknown; isWorked: boolean }

/** Why a group cannot be merged now; undefined when it can. The survivor may be worked on: it loses nothing. */
export function refusalOf(members: readonly Checked[], survivor: number): DuplicateRefusal | undefined {
  const lost = members.find(({ cells }) => cells === null)
  if (lost !== undefined) return { code: 'stale', member: lost.reference }
  const worked = members.find(({ isWorked, number }) => isWorked && number !== survivor)
  return worked === undefined ? undefined : { code: 'read_only', member: worked.reference }
}

/** Each two of some. */
export const eachTwo = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]))

/** Whether two lists of cells are equal, ignoring trailing empty ones. */
export function isSameCells(one: Cells, other: Cells): boolean {
  const length = Math.max(one.length, other.length)
  for (let at = 0; at < length; at += 1) if ((one[at] ?? null) !== (other[at] ?? null)) return false
  return true
}
