import { auditChange } from '#auth/audit.ts'
import { handlers } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as queries from './undelivered-mails.queries.ts'

/** What the mail server refused: somebody mends the address or the server, and sends it again. */
export const undeliveredMailsHandlers = handlers('undeliveredMails', {
  index: ({ db, query }) => queries.list(db, query),

  async resend(context) {
    const { db, params, clock, bus } = context
    const mail = (await queries.find(db, params.id)) ?? notFound()
    if (!(await queries.resend(db, params.id, clock.now()))) notFound()
    bus.publish('job.queued', { kind: mail.jobKind })
    await auditChange(context, { act: 'undeliveredMails.resend', ...named(mail) })
  },

  async destroy(context) {
    const { db, params } = context
    const mail = (await queries.find(db, params.id)) ?? notFound()
    if (!(await queries.remove(db, params.id))) notFound()
    const { kind, failure } = mail
    await auditChange(context, { act: 'undeliveredMails.destroy', ...named(mail), before: { kind, failure } })
  },
})

type Mail = NonNullable<Awaited<ReturnType<typeof queries.find>>>

const named = ({ id, person, email }: Mail) => ({ subject: id, label: person?.displayName ?? email ?? id })
