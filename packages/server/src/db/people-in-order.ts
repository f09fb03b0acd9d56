import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Place } from './place.ts'

const firstPeople = 16

export type NameOrder = {
  isDown: boolean
  /** A cursor of a list that is ordered by name first. */
  place: Place | undefined
  first?: number
  most?: number
}

/**
 * The employees (`u.id`) with `isMeant`, by name: `first` of them and then four times as many each time, up to
 * `most`, always including all of one name. So a list by name is read from its first people.
 */
export async function* namedInOrder(
  db: Db,
  isMeant: RawBuilder<boolean>,
  { isDown, place, first = firstPeople, most = Infinity }: NameOrder,
): AsyncGenerator<string[]> {
  const [upper, lower] = isDown ? ['desc', '<'] : ['asc', '>']
  let [name, sign] = [place?.values[0], `${lower}=`]
  for (let count = first; ; count = Math.min(most, count * 4)) {
    const isBehind = name == null ? sql`true` : sql`u.plain_name ${sql.raw(sign)} ${name}`
    const { rows } = await sql<{ id: string; name: string }>`
      select u.id, u.plain_name as name from users u join employees e on e.user_id = u.id
      where ${isMeant} and ${isBehind}
      order by u.plain_name ${sql.raw(upper)} fetch first ${sql.lit(count)} rows with ties`.execute(db)
    if (rows.length > 0) yield rows.map(({ id }) => id)
    if (rows.length < count) return
    name = rows.at(-1)?.name
    sign = lower
  }
}
