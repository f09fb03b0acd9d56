import type { FastifyRequest } from 'fastify'
import { differing, labelOf, withoutSecrets } from '#audit/difference.ts'
import { originOf } from '#audit/origin.ts'
import type { Context } from '#contract/handlers.ts'

/** Requests and jobs alike: a job has no request, and acts for nobody, or for somebody who is not signed in any more. */
type AuditContext = Pick<Context, 'db' | 'ids' | 'clock'> & {
  request?: FastifyRequest | undefined
  signedIn?: Context['signedIn'] | { id: string; viewedBy?: undefined; session?: undefined }
}

/**
 * Remembers who did what, where there is no row that it was done to: everything else is `auditChange` or `auditOwn`.
 * Nothing of it is ever changed or removed; no secret belongs into `detail`.
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
  /** The row as it was; left out when it is new. */
  before?: object | null | undefined
  /** The row as it is now; left out when it is gone. */
  after?: object | null | undefined
  /** What people call the row; without it, its name or label. */
  label?: string | undefined
  /** What else is worth knowing, such as a reason. */
  detail?: object
}

/**
 * Remembers a change of a row: who, when, from where, and what was there before and after. Of the two rows only what
 * differs is kept, and nothing of what looks like a secret.
 */
export const auditChange = (context: AuditContext, change: Change): Promise<void> =>
  auditChanges(context, [change])

/** Remembers the changes of many rows, in their order. */
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

/** Remembers in which order the rows of a family stood and stand; the list as a whole is what changed. */
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

/** Remembers what somebody did with their own account: it stands in the history of that person. */
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

/** Logs an attempt by somebody unauthenticated, in the history of the person concerned. */
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
  // Whoever looks as somebody else does it in their own name.
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
