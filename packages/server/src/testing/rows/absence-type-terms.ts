import { sql } from 'kysely'
import type { Rows } from '../rows.ts'

export const fill = ({ db }: Rows): Promise<unknown> =>
  sql`
    insert into absence_type_terms select copy.* from absence_type_terms one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'valid_from', one.valid_from + 20000)) copy`.execute(
    db,
  )
