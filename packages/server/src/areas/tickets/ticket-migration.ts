import type { Acting } from './acting.ts'
import { stateTypeOf } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'
import { placeNow } from './workflow-versions.rules.ts'
import { stateIn } from './workflow-ways.rules.ts'
import * as workflows from './workflows.queries.ts'

/** Migrates a workflow's open tickets to the version just published, as far as its map says. */
export async function migrateTickets({ db }: Pick<Acting, 'db'>, workflowId: string): Promise<void> {
  const versions = await workflows.allVersions(db, workflowId)
  for (const { workflowNumber, workflowState } of await queries.placesIn(db, workflowId)) {
    const left = { number: workflowNumber, state: workflowState }
    const now = placeNow(versions, left)
    const document = versions.find(({ number }) => number === now.number)?.document
    if (now.number === left.number || document === undefined) continue
    const next = stateIn(document, now.state)
    const values = { workflowNumber: now.number, workflowState: next.code, stateType: stateTypeOf(next) }
    await queries.movePlace(db, { workflowId, workflowNumber, workflowState }, values)
  }
}
