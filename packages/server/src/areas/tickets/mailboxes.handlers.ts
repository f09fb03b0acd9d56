import { auditChange } from '#auth/audit.ts'
import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { readMailbox, takeTurns } from './mailbox-turns.ts'
import * as queries from './mailboxes.queries.ts'
import { checkHosts, keepsPassword } from './mailboxes.rules.ts'

const rows = catalogue('mailboxes', {
  table: 'mailboxes',
  search: ['address'],
  unique: ['address'],
  keeps: ['secret', 'hasPassword', 'ownerId', 'lastSeenAt', 'fault', 'uidValidity', 'lastUid'],
  refers: [
    { column: 'skillId', table: 'skills', shows: ['code', 'name'] },
    { column: 'projectId', table: 'projects', shows: ['code', 'name'] },
  ],
})

/** Operations after which a mailbox is read at once. */
const writing = ['create', 'update', 'patch', 'restore'] as const

/** A catalogue with write-only passwords, and the e-mails of each mailbox. */
export const mailboxesHandlers: HandlerTable = {
  ...rows,
  acts: new Map([
    ...rows.acts,
    ...writing.flatMap(written),
    ['mailboxes.check', check as unknown as BoundHandler],
    ['mailboxes.messages', messages as unknown as BoundHandler],
  ]),
}

type Writing = Omit<Context<'mailboxes.update'>, 'params' | 'body'> & {
  params: { id?: string }
  body: Partial<Context<'mailboxes.update'>['body']> | undefined
}

function written(act: (typeof writing)[number]): [string, BoundHandler][] {
  const id = `mailboxes.${act}`
  const run = rows.acts.get(id) as unknown as ((given: Writing) => Promise<{ id: string }>) | undefined
  if (run === undefined) return []
  const sealed = async (context: Writing) => {
    const { db, params, mailServers, jobs } = context
    const before = params.id === undefined ? undefined : await queries.findAny(db, params.id)
    const { password, ...body } = context.body ?? {}
    // Contexts inherit from the kernel's by prototype; a copy would lose that.
    const own = Object.assign(Object.create(context) as Writing, { body })
    const answer = await run(own)
    const after = (await queries.find(db, answer.id)) ?? notFound()
    checkHosts(after, mailServers)
    const kept = before && keepsPassword(before, after) ? before.secret : null
    const secret = password ? mailServers.seal(password, after.id) : kept
    await queries.change(db, after.id, { secret, ownerId: context.user.id })
    if (before && before.secret !== secret) await notePassword(context, after, before.secret, secret)
    if (after.active) await takeTurns(jobs, db, after.id)
    return { ...answer, hasPassword: secret !== null }
  }
  return [[id, sealed as unknown as BoundHandler]]
}

/** The log records that the password has changed, never its value. */
const notePassword = (
  context: Writing,
  { id, name }: { id: string; name: string },
  before: string | null,
  after: string | null,
) =>
  auditChange(context, {
    ...{ act: 'mailboxes.update', subject: id, label: name },
    ...{ before: { password: before }, after: { password: after } },
  })

async function check(context: Context<'mailboxes.check'>) {
  const { db, params, jobs } = context
  const mailbox = (await queries.find(db, params.id)) ?? notFound()
  await readMailbox(jobs, db, mailbox.id)
  await auditChange(context, { act: 'mailboxes.check', subject: mailbox.id, label: mailbox.name })
  return (rows.acts.get('mailboxes.show') as unknown as (given: typeof context) => Promise<unknown>)(context)
}

async function messages({ db, params, query }: Context<'mailboxes.messages'>) {
  const { id } = (await queries.find(db, params.id)) ?? notFound()
  return queries.messages(db, id, query)
}
