import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { conditions, type Filter, isSeen, type Person, type Seeing } from './tickets.queries.ts'

/** The maximum number of tickets in a bulk operation. */
export const mostTickets = 20_000

export type Selected = {
  id: string
  number: number
  subject: string
  skillId: string
  version: number
  assignee: Person | null
  previousId: string | null
}

/** Ids as a table: there may be more than a statement has parameters. */
const among = (ids: readonly string[]) =>
  sql`(select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i)`

/** The selected visible open tickets: those named, or all that match; up to one more than the maximum. */
export async function select(
  db: Db,
  seeing: Seeing,
  { ids, filter = {}, withChildren }: { ids?: string[]; filter?: Filter; withChildren: boolean },
): Promise<Selected[]> {
  const meant = [isSeen(seeing), sql`t.state_type <> 'final'`]
  const which = ids === undefined ? await conditions(db, filter, seeing) : [sql`t.id in ${among(ids)}`]
  const below = withChildren
    ? sql`union select c.id from tickets c join meant m on c.parent_id = m.id where c.state_type <> 'final'`
    : sql``
  const { rows } = await sql<Selected>`
    with recursive meant as (
      select t.id from tickets t where ${sql.join([...meant, ...which], sql` and `)} ${below}
    )
    select t.id, t.number, t.subject, t.skill_id, t.version,
      case when u.id is not null then json_build_object('id', u.id, 'displayName', u.display_name) end as assignee,
      coalesce(t.assignee_id, (select x.user_id from ticket_assignments x where x.ticket_id = t.id
        order by x.at desc limit 1)) as previous_id
    from tickets t left join users u on u.id = t.assignee_id
    where t.id in (select id from meant) order by t.number limit ${mostTickets + 1}`.execute(db)
  return rows
}

/** Related rows that move with these tickets. */
export async function along(db: Db, ids: readonly string[]) {
  const { rows } = await sql<
    Record<'entries' | 'files' | 'tags' | 'followers' | 'children' | 'values', number>
  >`
    with i as materialized (select i::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i)
    select (select count(*)::int from ticket_entries n where n.ticket_id in (select id from i)) as entries,
      (select count(*)::int from ticket_entry_files f join ticket_entries n on n.id = f.entry_id
        where n.ticket_id in (select id from i)) as files,
      (select count(*)::int from ticket_tags x where x.ticket_id in (select id from i)) as tags,
      (select count(*)::int from ticket_followers f where f.ticket_id in (select id from i)) as followers,
      (select count(*)::int from tickets c where c.parent_id in (select id from i) and c.state_type <> 'final') as children,
      (select coalesce(sum((select count(*) from jsonb_object_keys(t.field_values))), 0)::int from tickets t
        where t.id in (select id from i)) as values`.execute(db)
  return rows[0] ?? { entries: 0, files: 0, tags: 0, followers: 0, children: 0, values: 0 }
}
