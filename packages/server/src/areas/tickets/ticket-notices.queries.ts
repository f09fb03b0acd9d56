import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The number of tickets that somebody got in a batch; `id` and `number` are of one of them. */
export type Gotten = {
  userId: string
  count: number
  person: string
  id: string
  number: number
  subject: string
}

/** Who got tickets in a batch and still has them, except the actor. */
export async function gotten(db: Db, batchId: string): Promise<Gotten[]> {
  const { rows } = await sql<Gotten>`
    select t.assignee_id as user_id, count(*)::int as count, c.display_name as person,
      min(t.id::text) as id, min(t.number) as number, min(t.subject) as subject
    from ticket_batch_rows r
      join ticket_batches b on b.id = r.batch_id
      join users c on c.id = b.created_by
      join tickets t on t.id = r.ticket_id and t.version = r.version_after
    where r.batch_id = ${batchId}::uuid and r.is_done and t.assignee_id <> b.created_by
      and t.assignee_id is distinct from (r.before->>'assigneeId')::uuid
    group by t.assignee_id, c.display_name`.execute(db)
  return rows
}
