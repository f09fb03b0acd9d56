import type { DuplicateRefusal, DuplicateState, SurvivorRule } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'

/** A decision is made on what waits or was put off. */
export function checkOpen(state: DuplicateState): void {
  if (state !== 'pending' && state !== 'postponed') conflict('invalid', 'state')
}

type Compared = {
  cells: readonly (string | null)[] | null
  loadedAt: Date | null
  rowNumber: number | null
  number: number
}

/** Which of a group's records is suggested to stay; of equals the newest, and of these the last row. */
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
/** The values of a member by the names of its format's fields. */
export type Valued = { number: number; valueOf: (field: string) => string | null }
export type Chosen = readonly { field: string; member: number }[]

/**
 * The values of the one that stays: of each field that of the member that was chosen for it, otherwise its own, and where it has
 * none the first that another has. What a record is known by is never taken from another.
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

/** Cells with other values in their places; they end with the last that has one. */
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

/** Why a group cannot be merged now; undefined when it can. Who stays may be worked on: nothing of theirs is lost. */
export function refusalOf(members: readonly Checked[], survivor: number): DuplicateRefusal | undefined {
  const lost = members.find(({ cells }) => cells === null)
  if (lost !== undefined) return { code: 'stale', member: lost.reference }
  const worked = members.find(({ isWorked, number }) => isWorked && number !== survivor)
  return worked === undefined ? undefined : { code: 'read_only', member: worked.reference }
}

/** Each two of some. */
export const eachTwo = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]))

/** Whether two lists of cells hold the same, whatever empty ones stand at their ends. */
export function isSameCells(one: Cells, other: Cells): boolean {
  const length = Math.max(one.length, other.length)
  for (let at = 0; at < length; at += 1) if ((one[at] ?? null) !== (other[at] ?? null)) return false
  return true
}
