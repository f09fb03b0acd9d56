import type { NoticeValues } from '@portal/sdk/contract'
import type { Context } from '#contract/handlers.ts'
import type { NotificationsTable } from '#db/schema/notifications.ts'
import { clockIn, dayIn } from '#db/zoned-day.ts'
import { lettersJob } from '#mail/letters.job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { publishEvent } from '#streams/publish-event.ts'
import { kinds, type NotificationKind } from './kinds.ts'
import { quietUntil } from './quiet-time.ts'
import { shownJob } from './shown.job.ts'
import * as queries from './notices.queries.ts'

/** Dependencies on the kernel. */
export type Notifying = Pick<Context, 'db' | 'ids' | 'clock' | 'bus'> & { jobs: Pick<Jobs, 'enqueue'> }

export type Notice<Kind extends NotificationKind = NotificationKind> = {
  userIds: readonly string[]
  kind: Kind
  /** The placeholders' values: names, numbers and instants, never sentences. The contract declares them. */
  data?: NoticeData<Kind>
  /** The path of the page it links to. */
  link?: string
}

type NoticeData<Kind extends NotificationKind> = Readonly<
  Partial<Record<NoticeValues[Kind], string | number | Date>>
>

/**
 * Notifies people: in the portal, by mail, or not at all, as each has chosen, and never those who are excluded; after
 * their quiet hours (COM-7). In the caller's transaction: nothing is sent after a rollback.
 */
export const notify = <Kind extends NotificationKind>(
  context: Notifying,
  { kind, ...notice }: Notice<Kind>,
): Promise<void> => notifyEach(context, kind, [notice])

/** Sends many notifications of one kind: recipients and channels are read once for all of them. */
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
      .map((one) => ({ ...one, data: localized(data, one.timeZone), link })),
  )
  const createdAt = context.clock.now()
  await store(
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

/** Formats instants as local time in a zone. */
function localized(
  data: NonNullable<Notice['data']>,
  timeZone: string,
): Readonly<Record<string, string | number>> {
  const momentOf = (at: Date) =>
    `${dayIn(at, timeZone)} ${clockIn(at, timeZone).slice(0, 5)}${timeZone === 'UTC' ? ' UTC' : ''}`
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Date ? momentOf(value) : value]),
  )
}

/** The recipients of a kind among these people, with channel and earliest time. */
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
/** The maximum rows of one statement: each has eight parameters, and a statement has at most 65,535. */
const rowsInOne = 4000

/** Held back during a person's quiet hours. */
async function store(context: Notifying, recipients: readonly Recipient[]): Promise<void> {
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
  await publishEvent(context, now, { type: 'notifications.changed', id: null })
  for (const [userId, at] of people)
    if (at !== null)
      await jobs.enqueue(db, shownJob.kind, { userId }, { key: `${userId} ${at.toISOString()}`, at })
}

/** One letter per notification, even when two loads end together. */
function sendLetter(
  { db, ids, jobs }: Notifying,
  { userId, quietUntil }: Person,
  { kind, data, path }: { kind: NotificationKind; data: ReturnType<typeof localized>; path: string },
): Promise<void> {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]))
  const payload = { userId, letter: kind, path, values }
  return jobs.enqueue(db, lettersJob.kind, payload, { key: ids.next(), at: quietUntil ?? undefined })
}
