import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import { correctionFileExpiryJob } from './correction-file-expiry.job.ts'
import { retainedUntil } from './correction-files.rules.ts'
import type { AnsweredFile } from './correction-files.ts'
import * as files from './correction-files.queries.ts'
import type { Row } from './day-incidents.queries.ts'

/** Attaches the files of a justification to an incident: one's own, unused ones; kept as long as the record. */
export async function attachProof(
  { db, user, clock, jobs }: Pick<Context, 'db' | 'user' | 'clock' | 'jobs'>,
  fileIds: readonly string[],
  incidentId: string,
): Promise<void> {
  const now = clock.now()
  const expiresAt = retainedUntil(now, 'inForce')
  if (fileIds.length > 0) {
    const of = { owner: { incidentId }, userId: user.id, expiresAt, now }
    if ((await files.attach(db, fileIds, of)) < fileIds.length) refuse('inclusion', 'fileIds')
  }
  // A new justification after a rejection keeps the earlier files, too.
  await retainProof({ db, jobs }, incidentId, expiresAt)
}

/** A rejected justification keeps its files for a while, an accepted one as long as the record. */
export const settleProof = (
  context: Notifying,
  incidentId: string,
  state: 'accepted' | 'rejected' | 'dismissed',
): Promise<void> =>
  retainProof(
    context,
    incidentId,
    retainedUntil(context.clock.now(), state === 'rejected' ? 'ended' : 'inForce'),
  )

async function retainProof({ db, jobs }: Pick<Notifying, 'db' | 'jobs'>, incidentId: string, at: Date) {
  for (const { id } of await files.retain(db, { incidentId }, at))
    await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at })
}

/** The files of incidents by id, as far as visible. */
export async function proofsOf(
  db: Context['db'],
  rows: readonly Row[],
  { reach, corrects }: files.FileReader,
) {
  const seen = rows.filter(({ employeeId }) => corrects || employeeId === reach.userId)
  const found = new Map<string, AnsweredFile[]>()
  for (const { incidentId, ...file } of await files.ofIncidents(
    db,
    seen.map(({ id }) => id),
  ))
    if (incidentId !== null) found.set(incidentId, [...(found.get(incidentId) ?? []), file])
  return found
}
