import type { Context } from '#contract/handlers.ts'
import { type FieldErrors, refuse, refuseAll } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { auditChange } from '#auth/audit.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { offerWaiting } from './offer-waiting.ts'
import { notInUse } from './ticket-choices.queries.ts'
import { insertEntry } from './ticket-entries.queries.ts'
import * as ties from './ticket-ties.queries.ts'
import { checkParent, keyOf, startOf, stateTypeOf } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'
import { readValues } from './workflow-ways.rules.ts'
import * as ways from './workflow-ways.queries.ts'
import * as workflows from './workflows.queries.ts'
import type { Acting } from './acting.ts'

type Input = Context<'tickets.create'>['body']
type Refers = Pick<Context<'tickets.patch'>['body'], 'priorityId' | 'tagIds' | 'parentId'> & Partial<Input>

/** The creator; null for e-mail. */
type Opening = Pick<Acting, 'db' | 'ids' | 'clock'> & {
  jobs: Pick<Acting['jobs'], 'enqueue'>
  user: { id: string } | null
} & Partial<Pick<Acting, 'request' | 'signedIn'>>

/** Creates a ticket in its workflow's initial state, and returns its id. */
export async function create(context: Opening, input: Input): Promise<string> {
  const { db, ids, clock, user } = context
  const { tagIds = [], parentId = null, values, text, workflowId, ...own } = input
  await checkRefers(db, input)
  const latest = await latestOf(db, workflowId)
  const start = startOf(latest.document)
  const [id, now] = [ids.next(), clock.now()]
  if (parentId !== null) checkParent(id, parentId, await ties.above(db, parentId))
  await queries.insert(db, {
    ...{ projectId: null, recordId: null, priorityId: null, requesterAddress: null, requesterUserId: null },
    ...own,
    ...{ id, key: keyOf(ids.next()), parentId, createdBy: idOf(user), createdAt: now, updatedAt: now },
    ...{ workflowId: latest.workflowId, workflowNumber: latest.number, workflowState: start.code },
    ...{ stateType: stateTypeOf(start), fieldValues: JSON.stringify(await valuesOf(db, {}, values ?? {})) },
  })
  await ties.setTags(db, id, tagIds)
  if (text !== undefined && text.trim() !== '')
    await insertEntry(db, {
      ...{ id: ids.next(), ticketId: id, kind: 'public', direction: 'in', authorId: idOf(user) },
      ...{ text, sentAt: now, createdAt: now },
    })
  await settleClocks(context, [id])
  await offerWaiting(context, [input.skillId])
  await noteCreated(context, id)
  return id
}

const idOf = (user: Opening['user']): string | null => user?.id ?? null

async function noteCreated(context: Opening, id: string): Promise<void> {
  const { number, subject } = await queries.lockOwn(context.db, id)
  const after = { number, subject }
  await auditChange(context, { act: 'tickets.create', subject: id, label: `#${number}`, after })
}

/** The version for new tickets of a workflow. Defaults to the first active workflow. */
async function latestOf(db: Db, workflowId: string | undefined) {
  const inUse = await ways.followable(db)
  const chosen = workflowId === undefined ? inUse[0] : inUse.find(({ id }) => id === workflowId)
  if (chosen === undefined) return refuse('inclusion', 'workflowId')
  // Locked: a version published meanwhile will migrate this ticket.
  await workflows.lock(db, chosen.id)
  return (await workflows.latest(db, chosen.id)) ?? refuse('inclusion', 'workflowId')
}

/** Refuses inactive references, each at its field. */
export async function checkRefers(db: Db, input: Refers): Promise<void> {
  const { skillId, projectId, priorityId, parentId, requesterUserId, tagIds = [] } = input
  const asked = [
    ['skillId', 'skills', skillId],
    ['projectId', 'projects', projectId],
    ['priorityId', 'priorities', priorityId],
    ['parentId', 'tickets', parentId],
    ['requesterUserId', 'users', requesterUserId],
  ] as const
  const errors: FieldErrors = {}
  for (const [field, table, id] of asked) {
    if (typeof id === 'string' && (await notInUse(db, table, [id])).length > 0)
      errors[field] = [{ error: 'inclusion' }]
  }
  const lost = await notInUse(db, 'tags', tagIds)
  if (lost.length > 0) errors.tagIds = lost.map((value) => ({ error: 'inclusion', value }))
  refuseAll(errors)
}

/** The management field values merged with new ones, each parsed by its type; an empty one is removed. */
export async function valuesOf(
  db: Db,
  before: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const fields = await ways.fields(db, Object.keys(given))
  const read = readValues(fields, {}, given)
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(given, key))
  return Object.fromEntries([...kept, ...read.map(({ key, value }) => [key, value] as const)])
}
