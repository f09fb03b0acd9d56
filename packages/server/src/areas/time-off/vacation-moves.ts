import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { settleSicknessOf } from '#vacations/sick-return.ts'
import { absentOn } from './vacation-moves.queries.ts'
import type { Row } from './vacation-requests.queries.ts'
import type { Becomes } from './vacation-requests.rules.ts'
import {
  checkEnough,
  giveBack,
  giveBackAfter,
  type Purses,
  pursesOf,
  spendEach,
} from './vacation-spending.ts'

/** What moving units needs: a person's request, or a job on their behalf. */
export type Moving = Pick<Context, 'db' | 'ids' | 'clock'> & { user: { id: string } }
type Moved = Pick<Row, 'id' | 'employeeId' | 'startsOn' | 'endsOn' | 'policyId'> & {
  /** The remaining days, for an early end. */
  lastDay?: string | null
}
export type Move = { row: Moved; moves: Becomes['moves'] }

/** The facts for checking moves. */
export type MoveFacts = {
  locked: Awaited<ReturnType<typeof lockedMonthsOf>>
  /** By request, the first day with another absence. */
  absentOn: ReadonlyMap<string, string>
  purses: Purses
}

/** The facts for many requests, at most one per person; the caller locks the people. */
export async function moveFactsOf(db: Context['db'], moves: readonly Move[]): Promise<MoveFacts> {
  const [first, ...others] = moves.filter(({ moves: to }) => to !== 'nothing').map(daysOf)
  const spending = moves.flatMap(({ row, moves: to }) => (to === 'spend' ? [row] : []))
  const purses = await pursesOf(db, spending)
  if (first === undefined) return { locked: [], absentOn: new Map(), purses }
  const from = others.reduce((least, one) => (one.from < least ? one.from : least), first.from)
  const until = others.reduce((most, one) => (one.until > most ? one.until : most), first.until)
  const whose = [first, ...others].map(({ employeeId }) => employeeId)
  const ids = spending.map(({ id }) => id)
  return {
    locked: await lockedMonthsOf(db, whose, { from, until }),
    absentOn: ids.length === 0 ? new Map() : await absentOn(db, ids),
    purses,
  }
}

/** The days that a move changes. */
function daysOf({ row, moves }: Move) {
  const { employeeId, startsOn, endsOn: until } = row
  return { employeeId, from: moves === 'shorten' ? daysAfter(lastDayOf(row), 1) : startsOn, until }
}

export const lastDayOf = ({ lastDay, endsOn }: Pick<Moved, 'lastDay' | 'endsOn'>): string => lastDay ?? endsOn

/** Refuses changes in a locked month, spending days of an absence, and insufficient balances. */
export function checkMove({ locked, absentOn: absent, purses }: MoveFacts, { row, moves }: Move): void {
  if (moves === 'nothing') return
  const { employeeId, from, until } = daysOf({ row, moves })
  const isOf = (month: string) => month >= from.slice(0, 7) && month <= until.slice(0, 7)
  const closed = locked.find((one) => one.employeeId === employeeId && isOf(one.month))
  if (closed !== undefined) conflict('month_locked', 'state', { value: closed.month })
  if (moves !== 'spend') return
  const value = absent.get(row.id)
  if (value !== undefined) conflict('taken', 'state', { value })
  checkEnough(purses, row)
}

/** Spends or returns what requests hold, after `checkMove`. */
export async function moveEach(
  context: Moving,
  moves: readonly (Move & { comment: string | null })[],
  { purses }: MoveFacts,
): Promise<void> {
  const moved = moves.filter(({ moves: to }) => to !== 'nothing')
  if (moved.length === 0) return
  const spending = moved.flatMap(({ row, moves: to }) => (to === 'spend' ? [row] : []))
  await spendEach(context, spending, purses)
  for (const { row, moves: to, comment } of moved) {
    if (to === 'return') await giveBack(context, row, comment)
    if (to === 'shorten') await giveBackAfter(context, row, { lastDay: lastDayOf(row), reason: comment })
  }
  await settleSicknessOf(
    context,
    moved.map(({ row }) => row.employeeId),
  )
}

/** The move for one request, or the refusal. */
export async function move(context: Moving, row: Moved, to: Omit<Move, 'row'> & { comment: string | null }) {
  const facts = await moveFactsOf(context.db, [{ row, ...to }])
  checkMove(facts, { row, ...to })
  await moveEach(context, [{ row, ...to }], facts)
}
