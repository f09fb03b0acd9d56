import type { Rows } from '../rows.ts'

export async function fill({ db, ids, at, ten, adminId }: Rows): Promise<void> {
  const templateId = await templateOf(db)
  const sources = ten((_, id, index) => ({
    ...{ id, name: `${id} ${index}`, kind: 'folder' as const, folder: id, host: null, username: null },
    ...{ secret: null, fingerprint: null, pattern: '*.csv', templateId, afterwards: 'leave' as const },
    ...{ active: false, every: 'day' as const, weekday: null, day: null, hour: 6, timeZone: 'UTC' },
    ...{ nextAt: null, version: 1, ownerId: adminId, createdAt: at, updatedAt: at },
  }))
  await db.insertInto('loadSources').values(sources).execute()
  const ranOf = (sourceId: string) =>
    ten((_, __, index) => ({
      ...{ id: ids.next(), sourceId, file: `${index}.csv`, size: index, modifiedAt: null, sha256: null },
      ...{ outcome: 'same' as const, failure: null, ranAt: at },
    }))
  await db
    .insertInto('loadSourceRuns')
    .values(ranOf(sources[0]?.id ?? ''))
    .execute()
  const { serial } = await loadOf(db)
  await db
    .insertInto('skippedRecords')
    .values(
      ten((_, __, index) => ({
        ...{
          loadSerial: serial,
          rowNumber: index,
          key: `${index}`,
          reason: 'worked' as const,
          laterLoad: null,
        },
      })),
    )
    .execute()
}

export async function owners({ db }: Rows): Promise<[string, string][]> {
  const source = await db.selectFrom('loadSourceRuns').select('sourceId').executeTakeFirstOrThrow()
  return [
    ['loadSources.runs', source.sourceId],
    ['loads.kept', (await loadOf(db)).id],
  ]
}

const loadOf = (db: Rows['db']) =>
  db.selectFrom('loads').select(['id', 'serial']).orderBy('serial').limit(1).executeTakeFirstOrThrow()

const templateOf = async (db: Rows['db']): Promise<string> =>
  (await db.selectFrom('templates').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
