import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { publishEvent } from '#streams/publish-event.ts'
import * as queries from './notifications.queries.ts'

export const notificationsHandlers: HandlerTable = handlers('notifications', {
  index: ({ db, user, query, clock }) => queries.list(db, user.id, query, clock.now()),
  unread: ({ db, user, clock }) => queries.unread(db, user.id, clock.now()),

  async read(context) {
    const { db, user, body, clock } = context
    if (await queries.read(db, user.id, body, clock.now())) await publishToSelf(context)
    return queries.unread(db, user.id, clock.now())
  },

  async destroy(context) {
    const { db, user, params } = context
    if (!(await queries.remove(db, user.id, params.id))) return notFound()
    await publishToSelf(context)
  },
})

/** Updates the person's other pages and devices at once. */
const publishToSelf = (context: Pick<Context, 'db' | 'bus' | 'clock' | 'user'>) =>
  publishEvent(context, [context.user.id], { type: 'notifications.changed', id: null })
