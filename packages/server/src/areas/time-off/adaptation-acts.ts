import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import type { AdaptationState } from '#db/schema/workday-adaptations.ts'
import { inPlaceOf, throughEyes } from '#delegations/stand-ins.ts'
import { answered } from '#absences/adaptation.rules.ts'
import type { Notifying } from '#notices/notify.ts'
import { notifyOfAnswer } from './adaptation-notices.ts'
import { type Looking, looking } from './absence-reach.ts'
import * as queries from './workday-adaptations.queries.ts'

type Named = { id: string; displayName: string }
/** The identity of the answering person: reach and delegation. */
export type Standpoint = { looks: Looking; onBehalfOf: Named | null }
/** The actor: the signed-in person, or the author of a job. */
type Answering = Notifying & {
  user: Named
  signedIn?: Context['signedIn'] | { id: string }
  request?: Context['request'] | undefined
}
/** The version of the request, and the answer. */
export type Answer = {
  id: string
  version: number
  answer: 'granted' | 'proposed' | 'refused'
  alternative: string | null
  comment: string | null
}

/** The identity of the answering person: themselves, or a delegate who may know causes. */
export async function standpointOf(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  id: string,
): Promise<Standpoint> {
  const found = await throughEyes({ db, user, clock }, 'workdayAdaptations', async (eyes) => {
    const row = await queries.find(db, looking(eyes), id)
    return row && { ...row, canDecide: row.canAnswer }
  })
  return { looks: looking(found?.eyes ?? { user, clock }), onBehalfOf: found?.onBehalfOf ?? null }
}

/** The request to answer, and the result; refuses an impossible one. */
export async function answerable(context: Answering, meant: Answer, { looks }: Standpoint) {
  const { answer, alternative, comment } = meant
  const row = (await queries.find(context.db, looks, meant.id)) ?? notFound()
  checkVersion(row, meant.version)
  const state = answered(row, answer, dayOf(context.clock.now()))
  if (!row.canAnswer) forbidden()
  if (answer === 'refused' && comment === null) refuse('blank', 'comment')
  if ((answer === 'proposed') !== (alternative !== null))
    refuse(alternative === null ? 'blank' : 'invalid', 'alternative')
  return { row, state }
}

/** Answers a request, and notifies the person. */
export async function answerIt(context: Answering, meant: Answer, as: Standpoint): Promise<void> {
  const { alternative, comment } = meant
  const { user, clock } = context
  const { onBehalfOf } = as
  const { row, state } = await answerable(context, meant, as)
  const by = { answeredBy: user.id, answeredFor: onBehalfOf?.id ?? null, answeredAt: clock.now() }
  await change(context, row, { state, alternative, comment, ...by })
  await remember(context, 'answer', { ...row, onBehalfOf }, state)
  await notifyOfAnswer(context, row)
}

/** Updates a request at the version that was read. */
export async function change(
  { db, clock }: Pick<Answering, 'db' | 'clock'>,
  row: queries.Row,
  values: Parameters<typeof queries.change>[2],
): Promise<void> {
  if (!(await queries.change(db, row, { ...values, updatedAt: clock.now() }))) conflict('stale', 'version')
}

type Remembering = Parameters<typeof auditChange>[0]
type Subject = {
  id: string
  displayName: string
  startsOn: string
  state?: AdaptationState
  onBehalfOf?: Named | null
}

/** The log contains the result, never the request, which reveals family circumstances. */
export const remember = (
  context: Remembering,
  act: 'create' | 'answer' | 'reply',
  { id, displayName, startsOn, state: before, onBehalfOf = null }: Subject,
  state: AdaptationState,
): Promise<void> =>
  auditChange(context, {
    ...{ act: `workdayAdaptations.${act}`, subject: id, label: `${displayName} · ${startsOn}` },
    ...(before === undefined ? {} : { before: { state: before } }),
    ...{ after: { state }, detail: inPlaceOf(onBehalfOf) },
  })
