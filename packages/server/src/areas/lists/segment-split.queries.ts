import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'

export type Split = {
  id: string
  serial: number
  challengerPercent: number | null
  /** The share of the last split; null without one. */
  splitPercent: number | null
}

/** The arm of a record by share: from a hash of its reference and the segment, which is always the same. */
export const sideBy = (percent: number, { id }: Pick<Split, 'id'>, reference: RawBuilder<unknown>) =>
  sql<number>`case when (hashtextextended(${reference} || ${id}::text, 0) & 2147483647) % 100 < ${percent} then 1 else 0 end::smallint`

/**
 * Before the share changes: stores the arm of each record that would get another one; of all of them before a split
 * ends, because the next share is unknown. This includes members, and called records that are no members any more. A
 * stored arm stays.
 */
export async function storeArms(db: Db, split: Split): Promise<void> {
  const { id, serial, challengerPercent, splitPercent } = split
  if (splitPercent === null || challengerPercent === splitPercent) return
  const isMoved =
    challengerPercent === null
      ? sql`true`
      : sql`x.arm <> ${sideBy(challengerPercent, split, sql`x.reference`)}`
  await sql`
    insert into segment_stored_arms (segment_serial, reference, arm)
    select ${serial}, x.reference, x.arm from (
      select m.reference, m.arm from segment_members m where m.segment_serial = ${serial} and m.arm is not null
      union all
      select t.reference, ${sideBy(splitPercent, split, sql`t.reference`)} from (
        select distinct t.reference from activations a join record_attempts t on t.activation_serial = a.serial
        where a.segment_id = ${id}::uuid) t
      where not exists (select from segment_members m where m.segment_serial = ${serial} and m.reference = t.reference)
    ) x where ${isMoved} on conflict do nothing`.execute(db)
}

/** Whether any record of a segment has an arm that its share would not give it. */
export async function hasStoredArms(db: Db, serial: number): Promise<boolean> {
  const { rows } =
    await sql`select from segment_stored_arms where segment_serial = ${serial} limit 1`.execute(db)
  return rows.length > 0
}

/** The SELECT parts for inserting members: the arm, and its join. `isKept`: whether some arms are stored. */
export function armOf(split: Split, isKept: boolean, reference: RawBuilder<unknown>) {
  const { serial, challengerPercent } = split
  if (challengerPercent === null) return { arm: sql`null::smallint`, kept: sql`` }
  const side = sideBy(challengerPercent, split, reference)
  if (!isKept) return { arm: side, kept: sql`` }
  return { arm: sql`coalesce(k.arm, ${side})`, kept: storedArm(serial, reference) }
}

/** Joins the stored arm of a record, as `k`. */
export const storedArm = (serial: number, reference: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join segment_stored_arms k on k.segment_serial = ${serial} and k.reference = ${reference}`
