import type { Rows } from '../rows.ts'

const days = { startsOn: '2040-01-01', endsOn: '2040-01-02', withdrawnAt: null }

export async function fill({ db, at, adminId, ten }: Rows): Promise<void> {
  const rows = ten((delegateId, id) => ({
    ...{ id, delegatorId: adminId, delegateId, families: ['absences' as const], ...days },
    ...{ createdBy: adminId, createdAt: at },
  }))
  // Nobody can delegate to themselves.
  const others = rows.filter(({ delegateId }) => delegateId !== adminId)
  await db.insertInto('approvalDelegations').values(others).execute()
}
