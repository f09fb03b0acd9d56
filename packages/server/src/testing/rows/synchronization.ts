import type { Rows } from '../rows.ts'

const changed = { state: 'changed', source: 'x', failure: null, failureDetail: null, total: 10 } as const
const found = { subject: 'skill', kind: 'added', name: 'x', before: null, after: null } as const

export async function fill({ db, at, adminId, ten }: Rows): Promise<void> {
  const finished = { campaignId: null, restartOf: null, startedAt: at, finishedAt: at }
  const by = { createdBy: adminId, createdAt: at }
  const rows = ten((_, id) => ({ id, ...by, ...finished, ...changed }))
  await db.insertInto('synchronizations').values(rows).execute()
  const changes = rows.flatMap(({ id: synchronizationId }) =>
    ten((_, _id, index) => ({ synchronizationId, position: index + 1, code: `S${index}`, ...found })),
  )
  await db.insertInto('synchronizationChanges').values(changes).execute()
}
