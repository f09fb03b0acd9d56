import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { lettersJob } from '#mail/letters.job.ts'
import * as queries from './undelivered-mails.queries.ts'
import { checkSendable, kindOf, obstacleOf } from './undelivered-mails.rules.ts'

/** The maximum per request: each is logged, and the request waits for that. */
const mostAtOnce = 1000

/** Mails that the mail server refused: after fixing the address or the server they can be sent again. */
export const undeliveredMailsHandlers: HandlerTable = handlers('undeliveredMails', {
  async index({ db, query, clock }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map((row) => answered(row, clock.now())), meta }
  },

  async resend(context) {
    const mail = await found(context, context.params.id)
    checkSendable(mail)
    if ((await resend(context, [mail])) === 0) notFound()
  },

  async resendAll(context) {
    const mails = await queries.all(context.db)
    const now = context.clock.now()
    const sendable = mails.map((row) => answered(row, now)).filter(({ obstacle }) => obstacle === null)
    return { resent: await resend(context, sendable.slice(0, mostAtOnce)) }
  },

  async destroy(context) {
    const { db, params } = context
    const mail = await found(context, params.id)
    if (!(await queries.remove(db, params.id))) notFound()
    const { kind, failure } = mail
    await auditChange(context, { act: 'undeliveredMails.destroy', ...named(mail), before: { kind, failure } })
  },
})

type Asked = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'request' | 'signedIn'>
type Mail = ReturnType<typeof answered>

async function found({ db, clock }: Asked, id: string): Promise<Mail> {
  return answered((await queries.find(db, id)) ?? notFound(), clock.now())
}

/** Returns how many still existed. */
async function resend(context: Asked, mails: readonly Mail[]): Promise<number> {
  const { db, clock, bus } = context
  const ids = mails.map(({ id }) => id)
  const resent = await queries.resend(db, ids, clock.now())
  for (const mail of mails.filter(({ id }) => resent.has(id))) {
    await auditChange(context, { act: 'undeliveredMails.resend', ...named(mail) })
  }
  // The kind does not matter to the workers: they look for everything due.
  bus.publish('job.queued', { kind: lettersJob.kind })
  return resent.size
}

const named = ({ id, person, email }: Mail) => ({ subject: id, label: person?.displayName ?? email ?? id })

function answered(row: queries.Row, now: Date) {
  const { id, jobKind, letter, userId, displayName, email, tries, failure, failedAt, queuedAt } = row
  const { expiresAt, active } = row
  return {
    id,
    kind: kindOf(jobKind, letter),
    person: userId === null ? null : { id: userId, displayName: displayName ?? userId },
    email,
    obstacle: obstacleOf({ jobKind, email, expiresAt, isActive: active === true }, now),
    tries,
    failure: failure ?? '',
    queuedAt: queuedAt.toISOString(),
    failedAt: (failedAt ?? queuedAt).toISOString(),
  }
}
