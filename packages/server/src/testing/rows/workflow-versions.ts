import { sql } from 'kysely'
import type { Rows } from '../rows.ts'

export const fill = ({ db }: Rows): Promise<unknown> =>
  sql`
    insert into workflow_versions select copy.* from workflow_versions one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', one.number + 100)) copy`.execute(
    db,
  )
