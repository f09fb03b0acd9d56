import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { type Anchor, publish } from '#time-record/anchors.queries.ts'
import { type ChainHead, inOrder } from '#time-record/merkle.rules.ts'
import type { RecordKey } from '#time-record/record-key.ts'
import { anchorAfter } from '#time-record/take-anchor.ts'

type Reached = ChainHead & { day: string }

/** The anchors of past recorded days, each created a second after its day. */
export async function seedTimeAnchors(db: Db, now: Date, key: RecordKey): Promise<void> {
  const reached = await reachedByDay(db)
  const [first] = reached
  if (first === undefined) return
  await publish(db, key, new Date(`${first.day}T00:00:00Z`))
  const heads = new Map<string, ChainHead>()
  const made: Anchor[] = []
  for (let day = first.day; day < dayOf(now); day = daysAfter(day, 1)) {
    for (const head of reached) if (head.day === day) heads.set(head.employeeId, head)
    const madeAt = new Date(`${daysAfter(day, 1)}T00:00:01Z`)
    made.push(anchorAfter(made.at(-1), inOrder([...heads.values()]), { key, day, madeAt }))
  }
  if (made.length === 0) return
  await db.insertInto('timeAnchors').values(made).execute()
  const numbers = new Map(made.map(({ day, number }) => [day, number]))
  const rows = reached.flatMap(({ day, ...head }) => {
    const anchor = numbers.get(day)
    return anchor === undefined ? [] : [{ ...head, anchor }]
  })
  await sql`
    insert into time_anchor_heads (anchor, employee_id, number, hash)
    select h.anchor, h."employeeId"::uuid, h.number, h.hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h(anchor int, "employeeId" text, number int, hash text)`.execute(
    db,
  )
}

/** The end of each person's chain on each day; an entry counts once all earlier ones exist. */
async function reachedByDay(db: Db): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select * from (
      select distinct on (employee_id, day) employee_id as "employeeId", number, hash,
        to_char(day, 'YYYY-MM-DD') as day
      from (
        select employee_id, number, hash,
          (max(recorded_at) over (partition by employee_id order by number) at time zone 'UTC')::date as day
        from clock_entries
      ) r order by employee_id, day, number desc
    ) d order by day, "employeeId"`.execute(db)
  return rows
}
