import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { looking } from './vacation-reach.ts'
import * as queries from './vacation-requests.queries.ts'

type Keeping = Context<'vacationRequests.archive'> | Context<'vacationRequests.restore'>

/** Archives a request or restores it; its days are not affected. */
export async function setArchived(context: Keeping, archived: boolean): Promise<void> {
  const { db, params, body, clock } = context
  const looks = looking(context)
  const row = (await queries.find(db, looks, params.id)) ?? notFound()
  checkVersion(row, body.version)
  if (!looks.isHr) forbidden()
  if (!row.canArchive || row.isArchived === archived) conflict('invalid', 'state')
  if (!(await queries.change(db, row, { archived, updatedAt: clock.now() }))) conflict('stale', 'version')
  await auditChange(context, {
    act: `vacationRequests.${archived ? 'archive' : 'restore'}`,
    ...{ subject: row.id, label: `${row.displayName} · ${row.startsOn}` },
    ...{ before: { archived: row.isArchived }, after: { archived } },
  })
}
