import { sql } from 'kysely'
import type { SegmentPair } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { patiently } from '#db/patiently.ts'

const mostSegments = 20

/** The computed segments of a template in order, and the overlap of each pair. */
export async function overlap(db: Db, templateId: string) {
  const segments = await db
    .selectFrom('segments')
    .select(['id', 'serial', 'name', 'size', 'taken'])
    .where('templateId', '=', templateId)
    .where('computedAt', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .limit(mostSegments)
    .execute()
  const sharing = await groupsOf(
    db,
    segments.map(({ serial }) => serial),
  )
  const pairs: SegmentPair[] = []
  for (const [at, later] of segments.entries())
    for (const [before, earlier] of segments.slice(0, at).entries()) {
      const both = bothIn(sharing, (1 << before) | (1 << at))
      const taken = later.taken[earlier.id] ?? 0
      if (both + taken > 0) pairs.push({ earlierId: earlier.id, laterId: later.id, both, taken })
    }
  return { segments: segments.map(({ id, name, size }) => ({ id, name, size: size ?? 0 })), pairs }
}

type Sharing = { mask: number; records: string }

/** The number of records by set of segments, as a bit set: one pass for any number. */
async function groupsOf(db: Db, serials: readonly number[]): Promise<Sharing[]> {
  if (serials.length < 2) return []
  return patiently(db, async (patient) => {
    const { rows } = await sql<Sharing>`
      select mask, count(*) as records from (
        select bit_or(1 << array_position(${serials}::int[], segment_serial) - 1) as mask from segment_members
        where segment_serial = any(${serials}::int[]) group by reference having count(*) > 1
      ) shared group by mask`.execute(patient)
    return rows
  })
}

const bothIn = (sharing: readonly Sharing[], wanted: number): number =>
  sharing.reduce((sum, { mask, records }) => ((mask & wanted) === wanted ? sum + Number(records) : sum), 0)
