import { permissions } from '@portal/permissions'
import type { Rows } from '../rows.ts'

const undecided = { reason: 'x', page: null, decidedBy: null, decidedAt: null, decision: null, endsOn: null }

export function fill({ db, at, ten }: Rows): Promise<unknown> {
  const permissionId = permissions[0]?.id ?? 0
  const rows = ten((userId, id) => ({ id, userId, permissionId, createdAt: at, ...undecided }))
  return db.insertInto('accessRequests').values(rows).execute()
}
