import type { Rows } from '../rows.ts'

export const fill = ({ db, at, ten }: Rows): Promise<unknown> =>
  db
    .insertInto('auditEvents')
    .values(ten((userId, id) => ({ id, at, userId, act: 'tags.create', detail: '{}' })))
    .execute()
