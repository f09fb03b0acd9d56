import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import { isLacking, regularPercent, shareOf } from '#telework/days.rules.ts'
import { templateContents, templatePattern } from '#telework/template.ts'
import { type PersonRow, find, list } from './telework-people.queries.ts'
import { monthsBefore } from './telework-period.ts'
import * as people from './telework-person.queries.ts'
import { looking } from './telework-reach.ts'
import { versionsOf } from './telework-versions.ts'
import { person } from './vacation-people.queries.ts'

export const teleworkAgreementsHandlers: HandlerTable = handlers('teleworkAgreements', {
  async index(context) {
    const { db, user, query } = context
    const who = looking(context)
    const days = daysUntil(query.until ?? who.today)
    const { data, meta } = await list(db, who, { ...days, regularPercent }, ofWhoAsks(query, user.id))
    return { data: data.map(answerOf), meta: { ...meta, ...days } }
  },

  async show(context) {
    const { db, params } = context
    const who = looking(context)
    const somebody = (await person(db, who.reach, params.id)) ?? notFound()
    const days = daysUntil(who.today)
    const row = (await find(db, who, { ...days, regularPercent }, params.id)) ?? nothingOf(somebody)
    return { ...answerOf(row), ...days, versions: await versionsOf(context, who, params.id) }
  },

  async template(context) {
    const { db, params } = context
    const who = looking(context)
    if ((await person(db, who.reach, params.id)) === undefined) notFound()
    return beginning(context, params.id)
  },
})

type Query = Context<'teleworkAgreements.index'>['query']

/** A pending signature concerns the caller only: nobody else's days are computed. */
const ofWhoAsks = ({ waiting = false, ...query }: Query, userId: string): Omit<Query, 'waiting'> =>
  waiting ? { ...query, employeeId: userId, state: ['offered'] } : query

const daysUntil = (until: string) => ({ from: monthsBefore(until), until })

const answerOf = ({ employeeId, displayName, ...row }: PersonRow) => ({
  ...row,
  ...{ id: employeeId, person: { id: employeeId, displayName } },
  share: shareOf(row.remoteSeconds, row.workedSeconds),
  uncoveredShare: shareOf(row.uncoveredSeconds, row.workedSeconds),
  isLacking: isLacking(row),
})

/** A person without agreement and remote work. */
const nothingOf = ({ id, displayName }: { id: string; displayName: string }): PersonRow => ({
  ...{ employeeId: id, displayName, state: null, next: null, startsOn: null, lastsUntil: null },
  ...{ weekA: [], weekB: null, workedDays: 0, plannedDays: 0, remoteDays: 0, contradictions: 0 },
  ...{ workedSeconds: 0, remoteSeconds: 0, uncoveredSeconds: 0 },
})

/** How many days somebody has to read what they are to sign. */
const readingDays = 15

/** The last version's content, or the default texts with the person's work center. */
async function beginning(context: Pick<Context, 'db' | 'user' | 'clock'>, employeeId: string) {
  const who = looking(context)
  const startsOn = daysAfter(who.today, readingDays)
  const [last] = await versionsOf(context, who, employeeId)
  if (last !== undefined) {
    const { weekA, weekB, contents } = last
    return { startsOn, endsOn: null, weekA, weekB, contents }
  }
  const about = await people.about(context.db, employeeId)
  return { startsOn, endsOn: null, ...templatePattern, contents: templateContents(about?.workCenter ?? '') }
}
