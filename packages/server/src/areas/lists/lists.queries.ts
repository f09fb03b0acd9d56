import { sql } from 'kysely'
import type { ListKind, ListOverview } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { containing, ordering, type Paging, page } from '#db/page.ts'

type Query = Paging & { search?: string; kind?: ListKind; sort?: string }
/** The viewer, and the readable kinds. */
export type Seeing = { userId: string; kinds: readonly ListKind[] }

type Overview = Omit<ListOverview, 'owner' | 'usedBy' | 'computedAt'> & {
  ownerId: string | null
  computedAt: Date | null
}

/** Lists of all kinds as rows of the same shape, joined by union. */
const overview = (db: Db, { userId, kinds }: Seeing) =>
  db
    .selectFrom(
      sql<Overview>`(
        select l.id, 'load' as kind, l.name, t.name as format, l.created + l.updated + l.unchanged as size,
          l.template_version::text as version, l.created_by as owner_id, coalesce(l.finished_at, l.created_at) as computed_at
        from loads l join templates t on t.id = l.template_id where l.created + l.updated + l.unchanged > 0
        union all
        select f.id, 'filter', f.name, t.name, null, f.version::text, f.created_by, f.updated_at
        from filters f join templates t on t.id = f.template_id where f.created_by = ${userId} or f.shared
        union all
        select s.id, 'segment', s.name, t.name, s.size, s.filter_version::text, s.created_by, coalesce(s.computed_at, s.created_at)
        from segments s join templates t on t.id = s.template_id
        union all
        select a.id, 'activation', a.name, t.name, a.queued, null, a.created_by, coalesce(a.prepared_at, a.created_at)
        from activations a join templates t on t.id = a.template_id
        union all
        select b.id, case b.layer when 'external' then 'external' else 'blacklist' end, b.name, null, b.size, b.edition,
          r.ran_by, coalesce(r.ran_at, b.updated_at)
        from blacklists b left join lateral (
          select ran_by, ran_at from blacklist_runs where blacklist_id = b.id order by ran_at desc, id limit 1
        ) r on true where b.deleted_at is null
      )`.as('x'),
    )
    .where(sql<boolean>`x.kind = any(${[...kinds]}::text[])`)

/** The visible uses of a list. */
const used = (userId: string) => sql<ListOverview['usedBy']>`json_build_object(
  'filters', (select count(*) from filters f where x.kind in ('load', 'segment') and (f.created_by = ${userId} or f.shared)
    and f.nodes::text like '%' || x.id || '%'),
  'segments', (select count(*) from segments s where x.kind = 'filter' and s.filter_id = x.id),
  'activations', (select count(*) from activations a where x.kind = 'segment' and a.segment_id = x.id),
  'loads', (select count(*) from load_filters lf where x.kind in ('blacklist', 'external') and lf.blacklist_id = x.id),
  'downloads', (select count(*) from downloads d where d.source_id = x.id))`

export function list(db: Db, seeing: Seeing, { search, kind, sort = '-computedAt', ...paging }: Query) {
  const { column, direction } = ordering(sort as 'name' | '-name')
  const by = { name: sql`plain(x.name)`, size: sql`coalesce(x.size, -1)`, computedAt: sql`x.computed_at` }[
    column as 'name' | 'size' | 'computedAt'
  ]
  let query = overview(db, seeing)
    .leftJoin('users as u', 'u.id', 'x.ownerId')
    .selectAll('x')
    .select([used(seeing.userId).as('usedBy'), 'u.displayName'])
    .orderBy(by, direction)
    .orderBy('x.id')
  if (kind) query = query.where('x.kind', '=', kind)
  if (search) {
    const words = sql`plain(concat_ws(' ', x.name, x.format, u.display_name))`
    query = query.where(sql<boolean>`${words} like plain(${containing(search)})`)
  }
  return page(query, paging)
}

/** The number of lists of each kind, and of their rows. */
export const sums = (db: Db, seeing: Seeing) =>
  overview(db, seeing)
    .select([
      'x.kind',
      sql<number>`count(*)::int`.as('lists'),
      sql<number>`coalesce(sum(x.size), 0)::int`.as('rows'),
    ])
    .groupBy('x.kind')
    .orderBy('x.kind')
    .execute()
