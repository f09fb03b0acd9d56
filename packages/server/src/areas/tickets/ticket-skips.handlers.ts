import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { reachOf } from '#db/reach.ts'
import * as queries from './ticket-skips.queries.ts'
import { checkReviewer } from './ticket-skips.rules.ts'

export const ticketSkipsHandlers: HandlerTable = handlers('ticketSkips', {
  index: (context) => queries.list(context.db, reachOf(context), context.query),

  async review(context) {
    const { db, params, body, user, clock } = context
    const reach = reachOf(context)
    const before = (await queries.lock(db, reach, params.id)) ?? notFound()
    checkVersion(before, body.version)
    checkReviewer(before, user.id)
    const { outcome } = body
    await queries.review(db, before.id, { outcome, reviewedBy: user.id, reviewedAt: clock.now() })
    await auditChange(context, {
      ...{
        act: 'ticketSkips.review',
        subject: before.id,
        label: `${before.ticket.number} ${before.person.displayName}`,
      },
      ...{ before: { outcome: before.outcome }, after: { outcome } },
    })
    return (await queries.find(db, reach, before.id)) ?? notFound()
  },
})
