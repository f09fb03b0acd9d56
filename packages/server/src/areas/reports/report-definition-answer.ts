import type { Context } from '#contract/handlers.ts'
import type { ReportSchedule } from '#reports/report-times.ts'
import { queryOfDay } from './report-asked.ts'
import * as queries from './report-definitions.queries.ts'

type Acting = Pick<Context, 'db' | 'clock' | 'user'>

/** Definitions as answered: only the owner sees with whom it is shared and who else receives it. */
export async function answersOf({ db, clock, user }: Acting, rows: readonly queries.Row[]) {
  const userId = user.id
  const own = rows.filter(({ ownerId }) => ownerId === userId)
  const ids = (kind: 'people' | 'groups' | 'roles') => [...new Set(own.flatMap((row) => row[kind]))]
  const names = await queries.names(db, { people: ids('people'), groups: ids('groups'), roles: ids('roles') })
  const all = await queries.recipients(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const isOwn = row.ownerId === userId
    const { id, name, report, query, columns, format, period, nextAt, createdAt } = row
    const receiving = all.filter(({ definitionId }) => definitionId === id)
    const shared = (kind: 'groups' | 'roles') => (isOwn ? named(names[kind], row[kind]) : [])
    return {
      ...{ id, name, report, query, columns, format, period, nextAt, createdAt, isOwn },
      asked: queryOfDay(row, clock.now(), row.timeZone ?? user.timeZone ?? 'UTC'),
      schedule: scheduleOf(row),
      owner: { id: row.ownerId, displayName: row.ownerName },
      isSubscribed: receiving.some((one) => one.userId === userId),
      people: isOwn
        ? named(names.people, row.people).map((one) => ({ id: one.id, displayName: one.name }))
        : [],
      groups: shared('groups'),
      roles: shared('roles'),
      recipients: receiving.filter((one) => isOwn || one.userId === userId).map(recipientOf),
    }
  })
}

const named = (names: ReadonlyMap<string, string>, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })

const recipientOf = ({ userId, displayName, since, stopped, stoppedAt }: queries.Recipient) => ({
  person: { id: userId, displayName },
  ...{ since, stopped, stoppedAt },
})

/** The schedule of a definition, if any. */
export function scheduleOf({
  every,
  weekday,
  day,
  hour,
  timeZone,
}: Pick<queries.Row, 'every' | 'weekday' | 'day' | 'hour' | 'timeZone'>): ReportSchedule | null {
  if (every === null || hour === null || timeZone === null) return null
  return { every, weekday, day, hour, timeZone }
}
