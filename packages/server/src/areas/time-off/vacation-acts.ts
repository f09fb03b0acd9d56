import type { Change } from '#auth/audit.ts'
import type { Came } from '#contract/came.ts'
import { forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { lastDayOf } from './vacation-moves.ts'
import {
  notifyOfCancellation,
  notifyOfDecision,
  notifyDecidersEach,
  notifyOfEnding,
} from './vacation-notices.ts'
import * as queries from './vacation-requests.queries.ts'
import * as rules from './vacation-requests.rules.ts'
import { touchingOf } from './vacation-rounds.ts'
import { type Acting, actOnEach, inForce, type Judged, type Settled } from './vacation-settling.ts'
import { rulesIn } from './vacation-spending.ts'
import type { Standpoint } from './vacation-standpoints.ts'
import { takePlaces } from './vacation-take-places.ts'
import type { Act } from './vacation-act.ts'
export type Meant = {
  id: string
  version: number
  comment?: string | null | undefined
  /** The last day taken; only for an early end. */
  lastDay?: string
}

const allowed: Record<Act, (row: queries.Row) => boolean> = {
  approve: ({ canDecide }) => canDecide,
  reject: ({ canDecide }) => canDecide,
  withdraw: ({ canWithdraw }) => canWithdraw,
  cancel: ({ canCancel }) => canCancel,
  cancelByCompany: ({ canCancelByCompany }) => canCancelByCompany,
  endEarly: ({ canEndEarly }) => canEndEarly,
  endEarlyByCompany: ({ canEndEarlyByCompany }) => canEndEarlyByCompany,
}

type Ends = { lastDay: string; today: string }

const becoming: Record<Act, (row: queries.Row, ends: Ends) => rules.Becomes> = {
  approve: (row) => rules.approved(withState(row)),
  reject: (row) => rules.rejected(withState(row)),
  withdraw: (row) => rules.withdrawn(withState(row)),
  cancel: (row) => rules.cancelling(withState(row)),
  cancelByCompany: (row) => rules.cancelledByCompany(withState(row)),
  endEarly: (row, { lastDay, today }) => rules.endingEarly(withState(row), lastDay, today),
  endEarlyByCompany: (row, { lastDay, today }) => rules.endedEarly(withState(row), lastDay, today),
}

const withState = ({ stored, ...row }: queries.Row) => ({ ...row, state: stored })

export type Item = Meant & { as: Standpoint }

/**
 * Does something to requests: who may, at the version they have seen, in their order; what is refused of one leaves the others
 * alone. Answers the state that each has then.
 */
export async function doneEach(
  context: Acting,
  act: Act,
  items: readonly Item[],
): Promise<Came<VacationState>[]> {
  const today = dayOf(context.clock.now())
  const put = inForce(context, (settled) => notifyPeople(context, act, settled))
  const came = await actOnEach(context, items, { ...acting(context, act), put })
  return came.map((one) =>
    'refused' in one
      ? one
      : { done: rules.shownState({ state: one.done.becomes.state, endsOn: lastDayOf(one.done.row) }, today) },
  )
}

/** The batch size per transaction. */
export function acting(context: Acting, act: Act) {
  const today = dayOf(context.clock.now())
  return {
    touches: touchingOf(act),
    judge: (found: queries.Row | undefined, item: Item) => judge(act, found, item, today),
    settle: (judged: Judged, item: Item) => settling(context, act, judged, item),
  }
}

/** The next state of a request. A version conflict is reported before a missing permission. */
function judge(act: Act, found: queries.Row | undefined, meant: Item, today: string): Judged {
  const seen = found ?? notFound()
  checkVersion(seen, meant.version)
  const row = { ...seen, lastDay: lastDayMeant(act, seen, meant) }
  const becomes = becoming[act](seen, { lastDay: lastDayOf(row), today })
  checkAllowed(act, seen, meant.as)
  // A requested early end only changes days once it is approved.
  return { row, becomes, moves: meant.lastDay === undefined ? becomes.moves : 'shorten' }
}

/** The new state of a request, and the places that it takes. */
async function settling(context: Acting, act: Act, { row, becomes }: Judged, item: Item): Promise<Settled> {
  const { comment = null, as } = item
  const { onBehalfOf } = as
  const escalatesAt = await escalationOf(context, row, becomes.stage)
  const placed = becomes.moves === 'spend' ? await takePlaces(context, row, null) : {}
  return {
    ...{ row, becomes, comment, onBehalfOf, lastDay: row.lastDay },
    values: { ...placed, lastDay: askedFor(becomes.state, row), escalatesAt },
    logged: logged(act, row, { state: becomes.state, comment, onBehalfOf }),
  }
}

/** The last day of the operation: requested with it, or approved by it. */
const lastDayMeant = (act: Act, row: queries.Row, { lastDay }: Meant): string | null =>
  act === 'approve' ? row.lastDay : (lastDay ?? null)

/** The pending last day. */
const askedFor = (state: rules.Becomes['state'], { lastDay }: Pick<queries.Row, 'lastDay'>) =>
  state === 'cancellation_requested' ? lastDay : null

const checkAllowed = (act: Act, row: queries.Row, { isDecided = false }: { isDecided?: boolean }): void => {
  if (!isDecided && !allowed[act](row)) forbidden()
}

type Remembered = {
  state: rules.Becomes['state']
  comment: string | null
  onBehalfOf: Standpoint['onBehalfOf']
}

const logged = (act: Act, row: queries.Row, { state, comment, onBehalfOf }: Remembered): Change => ({
  ...{ act: `vacationRequests.${act}`, subject: row.id, label: `${row.displayName} · ${row.startsOn}` },
  before: { state: row.stored, ...(row.lastDay === null ? {} : { endsOn: row.endsOn }) },
  after: { state, ...(row.lastDay === null ? {} : { lastDay: row.lastDay }) },
  detail: { ...(comment === null ? {} : { comment }), ...inPlaceOf(onBehalfOf) },
})

/** When HR may decide on requests that wait for a coordinator. */
async function escalationOf(context: Acting, row: queries.Row, stage: ApprovalStage | null) {
  if (stage !== 'coordinator') return null
  const { db, clock } = context
  const near = await queries.coordinators(db, row.employeeId, clock.now())
  const known = { rules: await rulesIn(db, row), isNear: near.length > 0, now: clock.now() }
  return rules.escalation(stage, known)
}

/** Notifies the other side; a withdrawal notifies nobody. */
async function notifyPeople(context: Acting, act: Act, settled: readonly Settled[]): Promise<void> {
  if (act === 'withdraw') return
  if (act === 'cancelByCompany') return notifyCancelled(context, settled)
  const waiting = settled.flatMap(({ row: request, becomes: { stage } }) =>
    stage === null ? [] : [{ request, stage }],
  )
  await notifyDecidersEach(context, waiting)
  if (act === 'approve' || act === 'reject')
    await notifyOfDecision(
      context,
      settled.map(({ row }) => row),
    )
  if (act === 'endEarly' || act === 'endEarlyByCompany') await notifyEnding(context, settled)
}

async function notifyEnding(context: Acting, settled: readonly Settled[]): Promise<void> {
  const others = settled.filter(({ row }) => row.employeeId !== context.user.id)
  for (const { row, comment } of others)
    await notifyOfEnding(context, { ...row, endsOn: lastDayOf(row) }, comment ?? '')
}

async function notifyCancelled(context: Acting, settled: readonly Settled[]): Promise<void> {
  for (const { row, comment } of settled) await notifyOfCancellation(context, row, comment ?? '')
}
