import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'

export type Split = {
  id: string
  serial: number
  challengerPercent: number | null
  /** By which its members were told apart last; null where they were not. */
  splitPercent: number | null
}

/** The side that a share gives a record: by a number that its reference and the segment always give. */
export const sideBy = (percent: number, { id }: Pick<Split, 'id'>, reference: RawBuilder<unknown>) =>
  sql<number>`case when (hashtextextended(${reference} || ${id}::text, 0) & 2147483647) % 100 < ${percent} then 1 else 0 end::smallint`

/**
 * Before members are told apart by another share: keeps the side of each record that has one and would get the other; all of them
 * before a split ends, because nobody knows by what share the next begins. These are the members, and whoever was called of them
 * and is none any more. A side that was kept once stays.
 */
export async function keepArms(db: Db, split: Split): Promise<void> {
  const { id, serial, challengerPercent, splitPercent } = split
  if (splitPercent === null || challengerPercent === splitPercent) return
  const isMoved =
    challengerPercent === null
      ? sql`true`
      : sql`x.arm <> ${sideBy(challengerPercent, split, sql`x.reference`)}`
  await sql`
    insert into segment_kept_arms (segment_serial, reference, arm)
    select ${serial}, x.reference, x.arm from (
      select m.reference, m.arm from segment_members m where m.segment_serial = ${serial} and m.arm is not null
      union all
      select t.reference, ${sideBy(splitPercent, split, sql`t.reference`)} from (
        select distinct t.reference from activations a join record_attempts t on t.activation_serial = a.serial
        where a.segment_id = ${id}::uuid) t
      where not exists (select from segment_members m where m.segment_serial = ${serial} and m.reference = t.reference)
    ) x where ${isMoved} on conflict do nothing`.execute(db)
}

/** Whether any record of a segment has a side that its share would not give it. */
export async function hasKeptArms(db: Db, serial: number): Promise<boolean> {
  const { rows } = await sql`select from segment_kept_arms where segment_serial = ${serial} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Of what an insert of members selects from: its arm, and what it joins for it. `isKept`: whether some have a side of their own. */
export function armOf(split: Split, isKept: boolean, reference: RawBuilder<unknown>) {
  const { serial, challengerPercent } = split
  if (challengerPercent === null) return { arm: sql`null::smallint`, kept: sql`` }
  const side = sideBy(challengerPercent, split, reference)
  if (!isKept) return { arm: side, kept: sql`` }
  return { arm: sql`coalesce(k.arm, ${side})`, kept: keptArm(serial, reference) }
}

/** Joins the side that was kept of a record, as `k`. */
export const keptArm = (serial: number, reference: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join segment_kept_arms k on k.segment_serial = ${serial} and k.reference = ${reference}`
