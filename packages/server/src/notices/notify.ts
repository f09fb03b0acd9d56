import type { NoticeValues } from '@portal/sdk/contract'
import type { Context } from '#contract/handlers.ts'
import type { NotificationsTable } from '#db/schema/notifications.ts'
import { clockIn, dayIn } from '#db/zoned-day.ts'
import { lettersJob } from '#mail/letters.job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { tell } from '#streams/tell.ts'
import { kinds, type NotificationKind } from './kinds.ts'
import { quietUntil } from './quiet-time.ts'
import { shownJob } from './shown.job.ts'
import * as queries from './notices.queries.ts'

/** What telling people needs of the kernel. */
export type Notifying = Pick<Context, 'db' | 'ids' | 'clock' | 'bus'> & { jobs: Pick<Jobs, 'enqueue'> }

export type Notice<Kind extends NotificationKind = NotificationKind> = {
  userIds: readonly string[]
  kind: Kind
  /** What the words of the kind are filled with: names, numbers and moments, never sentences. The contract names them. */
  data?: NoticeData<Kind>
  /** The path of the portal that leads to the thing. */
  link?: string
}

type NoticeData<Kind extends NotificationKind> = Readonly<
  Partial<Record<NoticeValues[Kind], string | number | Date>>
>

/**
 * Tells people something: in the portal, by mail, or not at all, as each has chosen, and not at all who is excluded; in
 * their quiet hours when those are over (COM-7). In the caller's transaction: of an act that is rolled back nobody hears.
 */
export const notify = <Kind extends NotificationKind>(
  context: Notifying,
  { kind, ...notice }: Notice<Kind>,
): Promise<void> => notifyEach(context, kind, [notice])

/** Tells people many things of one kind: who is told and how is read once for all of them. */
export async function notifyEach<Kind extends NotificationKind>(
  context: Notifying,
  kind: Kind,
  notices: readonly Omit<Notice<Kind>, 'kind'>[],
): Promise<void> {
  const known = await knownPeople(
    context,
    kind,
    notices.flatMap(({ userIds }) => userIds),
  )
  const recipients = notices.flatMap(({ userIds, data = {}, link }) =>
    [...new Set(userIds)]
      .flatMap((id) => known.get(id) ?? [])
      .map((one) => ({ ...one, data: saidIn(data, one.timeZone), link })),
  )
  const createdAt = context.clock.now()
  await keep(
    context,
    recipients
      .filter(({ places }) => places.portal)
      .map(({ userId, quietUntil, data, link = null }) => ({
        ...{ userId, quietUntil, kind, link, createdAt, data: JSON.stringify(data) },
      })),
  )
  for (const { data, link = '/notifications', ...one } of recipients)
    if (one.places.mail) await sendLetter(context, one, { kind, data, path: link })
}

/** Moments as a clock on the wall of a zone shows them. */
function saidIn(
  data: NonNullable<Notice['data']>,
  timeZone: string,
): Readonly<Record<string, string | number>> {
  const momentOf = (at: Date) =>
    `${dayIn(at, timeZone)} ${clockIn(at, timeZone).slice(0, 5)}${timeZone === 'UTC' ? ' UTC' : ''}`
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Date ? momentOf(value) : value]),
  )
}

/** Who of these people is told of a kind: where, and from when on. */
async function knownPeople({ db, clock }: Notifying, kind: NotificationKind, userIds: readonly string[]) {
  const now = clock.now()
  const people = userIds.length === 0 ? [] : await queries.reachable(db, [...new Set(userIds)], kind, now)
  const ids = people.map(({ id }) => id)
  const chosen = ids.length === 0 ? [] : await queries.chosenBy(db, ids, kind)
  const placesOf = new Map(chosen.map((one) => [one.userId, one]))
  return new Map(
    people.map(({ id, hours, timeZone }) => [
      id,
      {
        ...{ userId: id, places: placesOf.get(id) ?? kinds[kind], timeZone },
        quietUntil: kinds[kind].atWork ? null : quietUntil(now, hours, timeZone),
      },
    ]),
  )
}

type Person = { userId: string; quietUntil: Date | null }
type Recipient = Pick<NotificationsTable, 'kind' | 'link' | 'createdAt'> & Person & { data: string }
/** One statement takes so many rows: each has eight values, and all of them are counted in 16 bits. */
const rowsInOne = 4000

/** In the quiet hours of a person it is kept until they are over. */
async function keep(context: Notifying, recipients: readonly Recipient[]): Promise<void> {
  if (recipients.length === 0) return
  const { db, ids, jobs } = context
  const rows = recipients.map(({ quietUntil, ...one }) => ({
    ...one,
    ...{ id: ids.next(), shownAt: quietUntil ?? one.createdAt },
  }))
  for (let from = 0; from < rows.length; from += rowsInOne)
    await queries.insert(db, rows.slice(from, from + rowsInOne))
  const people = new Map(recipients.map(({ userId, quietUntil }) => [userId, quietUntil]))
  const now = [...people].filter(([, until]) => until === null).map(([userId]) => userId)
  await tell(context, now, { type: 'notifications.changed', id: null })
  for (const [userId, at] of people)
    if (at !== null)
      await jobs.enqueue(db, shownJob.kind, { userId }, { key: `${userId} ${at.toISOString()}`, at })
}

/** Each in a letter of its own: two loads that end together are two. */
function sendLetter(
  { db, ids, jobs }: Notifying,
  { userId, quietUntil }: Person,
  { kind, data, path }: { kind: NotificationKind; data: ReturnType<typeof saidIn>; path: string },
): Promise<void> {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))
  const payload = { userId, letter: kind, path, values }
  return jobs.enqueue(db, lettersJob.kind, payload, { key: ids.next(), at: quietUntil ?? undefined })
}
