import type { Rows } from '../rows.ts'

export async function fill({ db, ids, at }: Rows): Promise<void> {
  const entries = await entriesOf(db)
  const [blacklistId, loadId] = [entries[0]?.blacklistId ?? '', await loadOf(db)]
  const made = (createdBy: string) => ({ id: ids.next(), createdAt: at, createdBy })
  await db
    .insertInto('blacklistRemovals')
    .values(
      entries.map(({ id, createdBy }) => ({
        ...made(createdBy),
        ...{ entryId: id, reason: 'x', state: 'pending' as const },
      })),
    )
    .execute()
  await db
    .insertInto('blacklistCopies')
    .values(entries.map(({ createdBy }) => ({ ...made(createdBy), blacklistId, partner: 'x', salt: 'x' })))
    .execute()
  const counts = { edition: 'x', added: 1, kept: 0, removed: 0 }
  await db
    .insertInto('blacklistRuns')
    .values(
      entries.map(({ createdBy }) => ({
        id: ids.next(),
        blacklistId,
        ...counts,
        ranAt: at,
        ranBy: createdBy,
      })),
    )
    .execute()
  const rows = entries.map(({ value }, index) => ({ rowNumber: index + 2, field: 'phone', value }))
  await db
    .insertInto('loadExclusions')
    .values(rows.map((row) => ({ ...row, loadId, blacklistId, since: '2026-01-01' })))
    .execute()
}

export async function owners({ db }: Rows): Promise<[string, string][]> {
  return [
    ['blacklists.runs', (await entriesOf(db))[0]?.blacklistId ?? ''],
    ['loads.exclusions', await loadOf(db)],
  ]
}

const entriesOf = (db: Rows['db']) =>
  db
    .selectFrom('blacklistEntries')
    .select(['id', 'blacklistId', 'value', 'createdBy'])
    .orderBy('id')
    .limit(10)
    .execute()

async function loadOf(db: Rows['db']): Promise<string> {
  const { loadId } = await db
    .selectFrom('loadRejects')
    .select('loadId')
    .orderBy('loadId')
    .limit(1)
    .executeTakeFirstOrThrow()
  return loadId
}
