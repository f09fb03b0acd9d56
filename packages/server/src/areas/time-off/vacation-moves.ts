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

/** What moving units asks for: a request of somebody, or a job in their name. */
export type Moving = Pick<Context, 'db' | 'ids' | 'clock'> & { user: { id: string } }
type Moved = Pick<Row, 'id' | 'employeeId' | 'startsOn' | 'endsOn' | 'policyId'> & {
  /** What is left of it, where it ends early. */
  lastDay?: string | null
}
export type Move = { row: Moved; moves: Becomes['moves'] }

/** What moves are judged by. */
export type MoveFacts = {
  locked: Awaited<ReturnType<typeof lockedMonthsOf>>
  /** By request, the first day on which its person is absent otherwise. */
  absentOn: ReadonlyMap<string, string>
  purses: Purses
}

/** Everything that the moves of many requests are judged by, at most one of each person; the caller holds them. */
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

/** Refuses to change days of a locked month, to spend those of one who is absent, and more than there is. */
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

/** Spends or returns what requests hold, as `checkMove` has let them. */
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

/** What one request holds is spent or returned, or refused. */
export async function move(context: Moving, row: Moved, to: Omit<Move, 'row'> & { comment: string | null }) {
  const facts = await moveFactsOf(context.db, [{ row, ...to }])
  checkMove(facts, { row, ...to })
  await moveEach(context, [{ row, ...to }], facts)
}
