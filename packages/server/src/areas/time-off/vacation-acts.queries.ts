import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { VacationActsTable } from '#db/schema/vacations.ts'

/** The history of a request: each state, in order, and who set it. */
export const actsOf = (db: Db, requestId: string) =>
  db
    .selectFrom('vacationActs')
    .innerJoin('users', 'users.id', 'vacationActs.by')
    .leftJoin('users as other', 'other.id', 'vacationActs.onBehalfOf')
    .where('requestId', '=', requestId)
    .select(['vacationActs.state', 'vacationActs.stage', 'vacationActs.at', 'vacationActs.comment'])
    .select(sql<string | null>`to_char(vacation_acts.last_day, 'YYYY-MM-DD')`.as('lastDay'))
    .select(['users.id', 'users.displayName'])
    .select(['vacationActs.onBehalfOf', 'other.displayName as delegatorName'])
    .orderBy('vacationActs.number')
    .execute()

type Act = Omit<Insertable<VacationActsTable>, 'number'>

export const addAct = (db: Db, act: Act): Promise<void> => addActs(db, [act])

/** The histories of many requests, in order. */
export async function addActs(db: Db, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return
  const placed = acts.map((act, place) => ({ ...act, place }))
  await sql`
    insert into vacation_acts (request_id, number, state, stage, by, on_behalf_of, at, comment, last_day)
    select "requestId", (select count(*) from vacation_acts a where a.request_id = "requestId")
      + row_number() over (partition by "requestId" order by place), state, stage, by, "onBehalfOf", at, comment, "lastDay"
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as r("requestId" uuid, place int, state text, stage text,
      by uuid, "onBehalfOf" uuid, at timestamptz, comment text, "lastDay" date)`.execute(db)
}
