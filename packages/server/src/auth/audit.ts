import type { FastifyRequest } from 'fastify'
import { differing, labelOf, withoutSecrets } from '#audit/difference.ts'
import { originOf } from '#audit/origin.ts'
import type { Context } from '#contract/handlers.ts'

/** For requests and jobs: a job has no request, and acts for nobody, or for a person without a session. */
type AuditContext = Pick<Context, 'db' | 'ids' | 'clock'> & {
  request?: FastifyRequest | undefined
  signedIn?: Context['signedIn'] | { id: string; viewedBy?: undefined; session?: undefined }
}

/**
 * Logs who did what, for acts without a row; for others use `auditChange` or `auditOwn`. Entries are never changed or
 * removed; `detail` must not contain secrets.
 */
export async function audit(
  context: AuditContext,
  act: string,
  userId: string | null,
  detail: object,
): Promise<void> {
  await write(context, [{ userId, act, detail: JSON.stringify(withoutSecrets(act, detail)) }])
}

export type Change = {
  /** The operation: `tags.update`. */
  act: string
  /** The id of the row. */
  subject: string | number
  /** The old row; omitted for a new one. */
  before?: object | null | undefined
  /** The new row; omitted for a deleted one. */
  after?: object | null | undefined
  /** The display name of the row. Defaults to its name or label. */
  label?: string | undefined
  /** Further details, such as a reason. */
  detail?: object
}

/**
 * Logs a change of a row: who, when, from where, and the values before and after. Only differences are stored, with
 * secrets masked.
 */
export const auditChange = (context: AuditContext, change: Change): Promise<void> =>
  auditChanges(context, [change])

/** Logs the changes of many rows, in order. */
export const auditChanges = (context: AuditContext, changes: readonly Change[]): Promise<void> =>
  write(
    context,
    changes.map((change) => eventOf(context, change)),
  )

function eventOf({ signedIn }: AuditContext, change: Change): Written {
  const { act, subject, detail = {} } = change
  const before = shown(act, change.before)
  const after = shown(act, change.after)
  const [was, is] = differing(before, after, change)
  return {
    userId: signedIn?.id ?? null,
    act,
    subject: String(subject),
    subjectLabel: change.label ?? labelOf(after ?? before ?? {}),
    before: textOf(was),
    after: textOf(is),
    detail: JSON.stringify(withoutSecrets(act, detail)),
  }
}

/** Logs the old and new order of a family's rows, as a change of the list. */
export const auditOrder = (
  context: AuditContext,
  family: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> =>
  auditChange(context, {
    act: `${family}.reorder`,
    subject: family,
    before: { order: before },
    after: { order: after },
  })

/** Logs what somebody did with their own account, in that person's history. */
export const auditOwn = (
  context: AuditContext,
  act: string,
  { id, displayName = null }: { id: string; displayName?: string | null },
  detail: object = {},
): Promise<void> =>
  write(context, [
    {
      ...{ userId: id, act, subject: id, subjectLabel: displayName },
      detail: JSON.stringify(withoutSecrets(act, detail)),
    },
  ])

/** Logs an unauthenticated attempt, in the history of the person concerned. */
export const auditAttempt = (
  context: AuditContext,
  act: string,
  about: { id: string; displayName: string } | undefined,
  detail: object,
): Promise<void> =>
  write(context, [
    {
      ...{ userId: null, act, subject: about?.id ?? null, subjectLabel: about?.displayName ?? null },
      detail: JSON.stringify(withoutSecrets(act, detail)),
    },
  ])

const shown = (act: string, row: object | null | undefined) => (row ? withoutSecrets(act, row) : undefined)
const textOf = (row: object | null) => (row === null ? null : JSON.stringify(row))

type Written = { userId: string | null; act: string; detail: string } & Partial<{
  subject: string | null
  subjectLabel: string | null
  before: string | null
  after: string | null
}>

async function write(
  { db, ids, clock, request, signedIn }: AuditContext,
  events: readonly Written[],
): Promise<void> {
  if (events.length === 0) return
  // In a view (looking as somebody else) the viewer is the actor.
  const viewer = signedIn?.viewedBy
  const sessionId = viewer?.sessionId ?? signedIn?.session?.id ?? null
  const [origin, at] = [originOf(request), clock.now()]
  await db
    .insertInto('auditEvents')
    .values(
      events.map((event) => ({
        ...emptySubject,
        ...event,
        ...(viewer ? { userId: viewer.id, subject: event.subject ?? signedIn.id } : {}),
        ...{ ...origin, id: ids.next(), at, sessionId },
      })),
    )
    .execute()
}

const emptySubject = { subject: null, subjectLabel: null, before: null, after: null }
