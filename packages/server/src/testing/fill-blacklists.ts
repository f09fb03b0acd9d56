import type { TestServer } from './start-server.ts'

/** Ten of each of what nobody has done yet with the blacklists of the demo: answers whose lists those are. */
export async function fillBlacklists({ server }: TestServer, loadId: string): Promise<[string, string][]> {
  const { ids, clock, database } = server.kernel
  const { db } = database
  const at = clock.now()
  const entries = await db
    .selectFrom('blacklistEntries')
    .select(['id', 'blacklistId', 'value', 'createdBy'])
    .limit(10)
    .execute()
  const blacklistId = entries[0]?.blacklistId ?? ''
  const made = (createdBy: string) => ({ id: ids.next(), createdAt: at, createdBy })
  const removals = entries.map(({ id, createdBy }) => ({ ...made(createdBy), entryId: id, reason: 'x' }))
  await db
    .insertInto('blacklistRemovals')
    .values(removals.map((one) => ({ ...one, state: 'pending' as const })))
    .execute()
  const copies = entries.map(({ createdBy }) => ({
    ...made(createdBy),
    blacklistId,
    partner: 'x',
    salt: 'x',
  }))
  await db.insertInto('blacklistCopies').values(copies).execute()
  const counts = { edition: 'x', added: 1, kept: 0, removed: 0 }
  const runs = entries.map(({ createdBy: ranBy }) => ({
    id: ids.next(),
    blacklistId,
    ...counts,
    ranAt: at,
    ranBy,
  }))
  await db.insertInto('blacklistRuns').values(runs).execute()
  const rows = entries.map(({ value }, index) => ({ rowNumber: index + 2, field: 'phone', value }))
  await db
    .insertInto('loadExclusions')
    .values(rows.map((row) => ({ ...row, loadId, blacklistId, since: '2026-01-01' })))
    .execute()
  return [
    ['blacklists.runs', blacklistId],
    ['loads.exclusions', loadId],
  ]
}
