import { auditChange } from '#auth/audit.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import type { AdaptationState } from '#db/schema/workday-adaptations.ts'
import { answered, dueOn, replied } from '#absences/adaptation.rules.ts'
import { queueSilence } from './adaptation-silence.job.ts'
import { tellAnswered, tellAsked } from './adaptation-notices.ts'
import { looking } from './absence-reach.ts'
import { person } from './vacation-people.queries.ts'
import * as queries from './workday-adaptations.queries.ts'

export const workdayAdaptationsHandlers = handlers('workdayAdaptations', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  show: async (context) => answerOf(await found(context, context.params.id)),

  async create(context) {
    const { db, body, ids, clock, user } = context
    const { startsOn, endsOn = null, wanted, reason } = body
    if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
    // Who is not employed has no working day.
    if ((await person(db, looking(context).reach, user.id)) === undefined) notFound()
    const [id, now] = [ids.next(), clock.now()]
    const asked = { id, employeeId: user.id, startsOn, dueOn: dueOn(dayOf(now)) }
    const none = { alternative: null, comment: null, answeredBy: null, answeredAt: null }
    const row = { ...asked, endsOn, wanted, reason, ...none, createdAt: now, updatedAt: now }
    if (!(await queries.insert(db, { ...row, state: 'asked' }))) refuse('taken', 'startsOn')
    await queueSilence(context, asked)
    await remember(context, 'create', { ...asked, displayName: user.displayName }, 'asked')
    await tellAsked(context, { ...asked, displayName: user.displayName })
    return answerOf(await found(context, id))
  },

  async answer(context) {
    const { body, user, clock } = context
    const { answer, alternative = null, comment = null } = body
    const row = await standing(context, body.version)
    const state = answered(row, answer, dayOf(clock.now()))
    if (!row.canAnswer) forbidden()
    if (answer === 'refused' && comment === null) refuse('blank', 'comment')
    if ((answer === 'proposed') !== (alternative !== null))
      refuse(alternative === null ? 'blank' : 'invalid', 'alternative')
    const said = { alternative, comment, answeredBy: user.id, answeredAt: clock.now() }
    await change(context, row, { state, ...said })
    await remember(context, 'answer', row, state)
    await tellAnswered(context, row)
    return answerOf(await found(context, row.id))
  },

  async reply(context) {
    const { body, user } = context
    const row = await standing(context, body.version)
    const state = replied(row.state, body.reply)
    if (row.employeeId !== user.id) forbidden()
    await change(context, row, { state })
    await remember(context, 'reply', row, state)
    return answerOf(await found(context, row.id))
  },
})

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

const found = async (context: Reading, id: string) =>
  (await queries.find(context.db, looking(context), id)) ?? notFound()

/** The request of the address, as whoever acts has seen it. */
async function standing(
  context: Reading & { params: { id: string } },
  version: number,
): Promise<queries.Row> {
  const row = await found(context, context.params.id)
  checkVersion(row, version)
  return row
}

async function change(
  { db, clock }: Reading,
  row: queries.Row,
  values: Parameters<typeof queries.change>[2],
): Promise<void> {
  if (!(await queries.change(db, row, { ...values, updatedAt: clock.now() }))) conflict('stale', 'version')
}

type Remembering = Parameters<typeof auditChange>[0]
type Subject = { id: string; displayName: string; startsOn: string; state?: AdaptationState }

/** The log says what became of it, and never what was wanted: that tells of a family. */
const remember = (
  context: Remembering,
  act: 'create' | 'answer' | 'reply',
  { id, displayName, startsOn, state: before }: Subject,
  state: AdaptationState,
): Promise<void> =>
  auditChange(context, {
    ...{ act: `workdayAdaptations.${act}`, subject: id, label: `${displayName} · ${startsOn}` },
    ...(before === undefined ? {} : { before: { state: before } }),
    after: { state },
  })

function answerOf({ employeeId, displayName, answeredBy, answererName, ...row }: queries.Row) {
  const isAnswered = answeredBy !== null && answererName !== null
  return {
    ...row,
    person: { id: employeeId, displayName },
    answeredBy: isAnswered ? { id: answeredBy, displayName: answererName } : null,
  }
}
