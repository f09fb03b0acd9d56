import { sql } from 'kysely'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { type Reach, reachOf } from '#db/reach.ts'
import { atCenter } from './record-package-people.queries.ts'
import * as queries from './record-grants.queries.ts'

type Holding = Pick<Context, 'db' | 'user' | 'clock'>

/** A current grant of the caller; 404 without one. */
export async function heldGrant({ db, user, clock }: Holding, id: string): Promise<queries.Row> {
  const looker = { userId: user.id, isAll: false, now: clock.now() }
  return (await queries.find(db, looker, id)) ?? notFound()
}

/** Only the people of a grant, even if its holder may see others. */
export function grantReach(context: Holding, grant: queries.Row): Reach {
  const { employeeIds, workCenterId } = grant
  const only =
    workCenterId === null ? sql`select unnest(${employeeIds ?? []}::uuid[])` : atCenter(workCenterId, grant)
  return { ...reachOf(context), only }
}
