import { only } from '#contract/came.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { namedOf } from '#delegations/stand-ins.ts'
import { dueOn, replied } from '#absences/adaptation.rules.ts'
import { queueSilence } from './adaptation-silence.job.ts'
import { answerIt, change, remember, standpointOf } from './adaptation-acts.ts'
import { notifyOfRequest } from './adaptation-notices.ts'
import { statesOf } from '#contract/each.ts'
import { holdAnswers, releaseAnswers } from './held-adaptations.job.ts'
import { looking } from './absence-reach.ts'
import { person } from './vacation-people.queries.ts'
import * as queries from './workday-adaptations.queries.ts'

export const workdayAdaptationsHandlers: HandlerTable = handlers('workdayAdaptations', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  async show(context) {
    const { looks } = await standpointOf(context, context.params.id)
    return answerOf((await queries.find(context.db, looks, context.params.id)) ?? notFound())
  },

  async create(context) {
    const { db, body, ids, clock, user } = context
    const { startsOn, endsOn = null, wanted, reason } = body
    if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
    // Only employees have a working day.
    if ((await person(db, looking(context).reach, user.id)) === undefined) notFound()
    const [id, now] = [ids.next(), clock.now()]
    const asked = { id, employeeId: user.id, startsOn, dueOn: dueOn(dayOf(now)) }
    const none = { alternative: null, comment: null, answeredBy: null, answeredFor: null, answeredAt: null }
    const row = { ...asked, endsOn, wanted, reason, ...none, createdAt: now, updatedAt: now }
    if (!(await queries.insert(db, { ...row, state: 'asked' }))) refuse('taken', 'startsOn')
    await queueSilence(context, asked)
    await remember(context, 'create', { ...asked, displayName: user.displayName }, 'asked')
    await notifyOfRequest(context, { ...asked, displayName: user.displayName })
    return answerOf(await found(context, id))
  },

  async answer(context) {
    const { body, params } = context
    const { version, answer, alternative = null, comment = null, hold = false } = body
    const input = { id: params.id, version, alternative, comment }
    const as = await standpointOf(context, params.id)
    if (hold) only(await holdAnswers(context, answer, [{ meant: input, as }]))
    else await answerIt(context, { ...input, answer }, as)
    return answerOf((await queries.find(context.db, as.looks, params.id)) ?? notFound())
  },

  async release(context) {
    const { ids } = context.body
    return statesOf(ids, await releaseAnswers(context, ids))
  },

  async reply(context) {
    const { body, user } = context
    const row = await currentRow(context, body.version)
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

/** The request in the path, in the caller's version. */
async function currentRow(
  context: Reading & { params: { id: string } },
  version: number,
): Promise<queries.Row> {
  const row = await found(context, context.params.id)
  checkVersion(row, version)
  return row
}

function answerOf({ employeeId, displayName, answeredBy, answererName, ...rest }: queries.Row) {
  const { answeredFor, delegatorName, ...row } = rest
  const isAnswered = answeredBy !== null && answererName !== null
  return {
    ...row,
    person: { id: employeeId, displayName },
    answeredFor: namedOf(answeredFor, delegatorName),
    answeredBy: isAnswered ? { id: answeredBy, displayName: answererName } : null,
  }
}
