import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import { correctionFileExpiryJob } from './correction-file-expiry.job.ts'
import { keptUntil } from './correction-files.rules.ts'
import type { AnsweredFile } from './correction-files.ts'
import * as files from './correction-files.queries.ts'
import type { Row } from './day-incidents.queries.ts'

/** Gives an incident the files that its justification names: one's own, of nothing else; kept as the record is. */
export async function attachProof(
  { db, user, clock, jobs }: Pick<Context, 'db' | 'user' | 'clock' | 'jobs'>,
  fileIds: readonly string[],
  incidentId: string,
): Promise<void> {
  const now = clock.now()
  const expiresAt = keptUntil(now, 'inForce')
  if (fileIds.length > 0) {
    const of = { owner: { incidentId }, userId: user.id, expiresAt, now }
    if ((await files.attach(db, fileIds, of)) < fileIds.length) refuse('inclusion', 'fileIds')
  }
  // What was rejected and is said anew rests upon the files of before, too.
  await keepProof({ db, jobs }, incidentId, expiresAt)
}

/** What was rejected keeps its files for a while; what the record rests upon, as long as the record. */
export const settleProof = (
  context: Notifying,
  incidentId: string,
  state: 'accepted' | 'rejected' | 'dismissed',
): Promise<void> =>
  keepProof(context, incidentId, keptUntil(context.clock.now(), state === 'rejected' ? 'ended' : 'inForce'))

async function keepProof({ db, jobs }: Pick<Notifying, 'db' | 'jobs'>, incidentId: string, at: Date) {
  for (const { id } of await files.keep(db, { incidentId }, at))
    await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at })
}

/** The files of incidents by their ids, of those whose files may be seen only. */
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
