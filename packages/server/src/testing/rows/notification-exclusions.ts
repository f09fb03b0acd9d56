import type { Rows } from '../rows.ts'

const always = { kind: null, endsAt: null, reason: 'x' }

export const fill = ({ db, at, adminId, ten }: Rows): Promise<unknown> =>
  db
    .insertInto('notificationExclusions')
    .values(ten((userId, id) => ({ id, userId, createdBy: adminId, createdAt: at, ...always })))
    .execute()
