import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { askerOf } from '#auth/asker.ts'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { countUse } from '#contract/rate.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { etagOf } from '#http/calendar-file.ts'
import { download } from '#http/download.ts'
import { calendarOf, scopeOf } from './calendar.ts'
import * as queries from './calendar-feeds.queries.ts'

/** The rate limit per address. */
const rate = { uses: 60, minutes: 60 }

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const calendarFeedsHandlers: HandlerTable = handlers('calendarFeeds', {
  index: ({ db, user }) => queries.ofPerson(db, user.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const { kind } = body
    if (scopeOf(context, kind) === undefined) refuse('inclusion', 'kind')
    const secret = ids.secret()
    const row = { id: ids.next(), userId: user.id, kind, hash: hashOf(secret), createdAt: clock.now() }
    const feed = await queries.insert(db, row).catch(refusingTaken('kind', kind))
    await auditChange(context, { act: 'calendarFeeds.create', subject: feed.id, after: { kind } })
    return withAddress(context, feed, secret)
  },

  async renew(context) {
    const { db, ids, clock, user, params } = context
    const secret = ids.secret()
    const values = { hash: hashOf(secret), renewedAt: clock.now() }
    const feed = (await queries.renew(db, { id: params.id, userId: user.id }, values)) ?? notFound()
    const { id, kind, renewedAt } = feed
    await auditChange(context, { act: 'calendarFeeds.renew', subject: id, after: { kind, renewedAt } })
    return withAddress(context, feed, secret)
  },

  async destroy(context) {
    const { db, user, params } = context
    const feed = (await queries.remove(db, { id: params.id, userId: user.id })) ?? notFound()
    await auditChange(context, {
      ...{ act: 'calendarFeeds.destroy', subject: feed.id, before: { kind: feed.kind } },
    })
  },

  /** The owner's permissions are checked at each download: revoked ones close the calendar. */
  async file({ db, ids, clock, params }) {
    const now = clock.now()
    const feed = (await queries.ofSecret(db, hashOf(params.token))) ?? notFound()
    const user = (await askerOf(db, feed.userId, now)) ?? notFound()
    const scope = scopeOf({ user, clock }, feed.kind) ?? notFound()
    await countUse(db, ids, { userId: user.id, operation: `calendarFeeds.file ${feed.kind}`, rate, now })
    const text = await calendarOf({ db, clock, user }, feed.kind, scope)
    await queries.noteFetch(db, feed.id, now)
    return download({
      ...{ filename: 'calendar.ics', mediaType: 'text/calendar; charset=utf-8', etag: etagOf(text) },
      stream: Readable.from([text]),
    })
  },
})

type Feed = Awaited<ReturnType<typeof queries.ofPerson>>[number]

const withAddress = ({ publicUrl }: Pick<Context, 'publicUrl'>, feed: Feed, secret: string) => ({
  ...feed,
  url: `${publicUrl()}/services/intranet/calendars/${secret}/calendar.ics`,
})
