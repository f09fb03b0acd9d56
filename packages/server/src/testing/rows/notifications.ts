import type { Rows } from '../rows.ts'

const unread = { kind: 'loads.completed', link: null, data: '{"name":"x","errors":0}', readAt: null } as const

export const fill = ({ db, at, adminId, ten }: Rows): Promise<unknown> =>
  db
    .insertInto('notifications')
    .values(ten((_, id) => ({ id, userId: adminId, createdAt: at, shownAt: at, ...unread })))
    .execute()
