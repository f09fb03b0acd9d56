import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing } from '#db/page.ts'
import { noPlace } from '#db/place.ts'
import type { AuditChannel } from '#db/schema/audit.ts'
import type { Schema } from '#generated/schema.ts'

/** Counting a million events takes longer than reading a page of them. */
const mostCounted = 10_000

export type LogQuery = {
  page?: number
  perPage?: number
  /** The search as a query on the word index; empty for punctuation alone. */
  words?: string | undefined
  rowId?: string | undefined
  person?: string
  family?: readonly string[]
  act?: string
  subject?: string
  channel?: readonly AuditChannel[]
  since?: Date | undefined
  before?: Date | undefined
  after?: string
  isUpwards: boolean
  /** Whether people may be searched by a user name that is a mail address. */
  hasMailNames: boolean
}

type Events = SelectQueryBuilder<Schema, 'auditEvents', object>

/** A page of events, and their number up to a limit. */
export async function list(db: Db, query: LogQuery) {
  const { perPage = 25, isUpwards, after } = query
  const currentPage = after === undefined ? (query.page ?? 1) : 1
  const found = await narrowed(db, query)
  const { total } = await db
    .selectFrom(
      found
        .select('auditEvents.id')
        .limit(mostCounted + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const totalCount = Math.min(total, mostCounted)
  const skipped = (currentPage - 1) * perPage
  const direction = isUpwards ? 'asc' : 'desc'
  const most = Math.max(0, Math.min(perPage, mostCounted - skipped))
  const page = found
    .select('auditEvents.id')
    .orderBy('auditEvents.at', direction)
    .orderBy('auditEvents.number', direction)
    // One more tells whether any follow, also where the counting ends.
    .limit(most && most + 1)
    .offset(Math.min(skipped, mostCounted))
  const events = await rows(db, page).orderBy('e.at', direction).orderBy('e.number', direction).execute()
  const data = events.slice(0, most)
  const next = events.length > most ? (data.at(-1)?.id ?? null) : null
  const totalPages = Math.ceil(totalCount / perPage)
  return { data, meta: { currentPage, perPage, totalCount, totalPages, next, isMore: total > mostCounted } }
}

export const find = (db: Db, id: string) =>
  rows(db, db.selectFrom('auditEvents').select('id').where('id', '=', id)).executeTakeFirst()

/** Later events of the same row, oldest first. */
export async function valuesBefore(db: Db, { id, subject }: { id: string; subject: string | null }) {
  const { rows: later } = await sql<{ after: Record<string, unknown> }>`
    select later.after from audit_events later, audit_events e
    where e.id = ${id} and later.subject = ${subject} and later.number > e.number and later.after is not null
    order by later.number`.execute(db)
  return later.map(({ after }) => after)
}

/** The events with these ids, with their actors and positions in the chain. */
function rows(db: Db, ids: SelectQueryBuilder<Schema, 'auditEvents', { id: string }>) {
  return db
    .with('found', () => ids)
    .selectFrom('found')
    .innerJoin('auditEvents as e', 'e.id', 'found.id')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .leftJoin('auditChain as c', 'c.eventId', 'e.id')
    .select(['e.id', 'e.at', 'e.act', 'e.family', 'e.subject', 'e.subjectLabel', 'e.before', 'e.after'])
    .select(['e.detail', 'e.channel', 'e.ip', 'e.userAgent', 'e.requestId', 'e.userId', 'u.displayName'])
    .select(sql<number | null>`c.seq::int`.as('seq'))
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof find>>>

async function narrowed(db: Db, query: LogQuery): Promise<Events> {
  const { act, subject, since, before, person, after, hasMailNames } = query
  let found = oneOf(db.selectFrom('auditEvents'), query)
  if (act !== undefined) found = found.where('auditEvents.act', '=', act)
  if (subject !== undefined) found = found.where('auditEvents.subject', '=', subject)
  if (since !== undefined) found = found.where('auditEvents.at', '>=', since)
  if (before !== undefined) found = found.where('auditEvents.at', '<', before)
  if (person) found = found.where('auditEvents.userId', 'in', await peopleCalled(db, person, hasMailNames))
  if (after !== undefined) found = found.where(await isAfter(db, after, query.isUpwards))
  return searched(found, query)
}

function oneOf(found: Events, { family = [], channel = [] }: LogQuery): Events {
  const ofFamily = family.length > 0 ? found.where('auditEvents.family', 'in', family) : found
  return channel.length > 0 ? ofFamily.where('auditEvents.channel', 'in', channel) : ofFamily
}

/** With few people the planner uses the index for each. */
async function peopleCalled(db: Db, name: string, hasMailNames: boolean): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where(
      sql<boolean>`plain_name || ' ' || case when username like '%@%' and not ${hasMailNames}
        then '' else plain(username) end like plain(${containing(name)})`,
    )
    .limit(1000)
    .execute()
  // An id that nobody has: an empty list cannot be queried.
  return people.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : people.map(({ id }) => id)
}

/** After an event; an unknown one must not look like the end of the list. */
async function isAfter(db: Db, id: string, isUpwards: boolean) {
  const last = db.selectFrom('auditEvents').where('id', '=', id).select('number')
  const { at, number } = (await last.select(sql<string>`at::text`.as('at')).executeTakeFirst()) ?? noPlace()
  const sign = sql.raw(isUpwards ? '>' : '<')
  return sql<boolean>`(audit_events.at, audit_events.number) ${sign} (${at}, ${number})`
}

/** The same expression as the index `audit_events_words` (migration 015). */
function searched(found: Events, { words, rowId }: LogQuery): Events {
  if (rowId !== undefined) return found.where('auditEvents.subject', '=', rowId)
  if (words === undefined) return found
  // Punctuation is in no word: every event would match a query that nobody asked.
  if (words === '') return found.where(sql<boolean>`false`)
  return found.where(
    sql<boolean>`to_tsvector('simple', plain(
      coalesce(audit_events.subject_label, '') || ' ' || translate(audit_events.act, '.', ' ') || ' '
        || coalesce(audit_events.ip, '')
    )) @@ to_tsquery('simple', plain(${words}))`,
  )
}
