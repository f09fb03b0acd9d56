import { sql } from 'kysely'
import type { Rows } from '../rows.ts'

export const fill = ({ db }: Rows): Promise<unknown> =>
  sql`
    insert into duplicate_rules select copy.* from (select * from duplicate_rules limit 1) one
    cross join generate_series(1, 10) n, jsonb_populate_record(null::duplicate_rules, to_jsonb(one) ||
      jsonb_build_object('id', gen_random_uuid(), 'name', one.name || ' ' || n)) copy`.execute(db)
