import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The workflows that are published and in use. */
export const followable = (db: Db) =>
  db
    .selectFrom('workflows')
    .where('active', '=', true)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from workflow_versions v where v.workflow_id = workflows.id)`)
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The state of an incident in its workflow version; undefined without a workflow. */
export const place = (db: Db, incidentId: string) =>
  db
    .selectFrom('incidents')
    .innerJoin('workflows', 'workflows.id', 'incidents.workflowId')
    .innerJoin('workflowVersions', (join) =>
      join
        .onRef('workflowVersions.workflowId', '=', 'incidents.workflowId')
        .onRef('workflowVersions.number', '=', 'incidents.workflowNumber'),
    )
    .where('incidents.id', '=', incidentId)
    .select(['workflows.id', 'workflows.name', 'workflowVersions.number', 'workflowVersions.document'])
    .select(['incidents.workflowState', 'incidents.workflowValues'])
    .executeTakeFirst()

/** The management fields of these keys, deleted ones too: a version goes on asking for what it asked for. */
export const fields = (db: Db, keys: readonly string[]) =>
  keys.length === 0
    ? []
    : db
        .selectFrom('fields')
        .where('key', 'in', keys)
        .distinctOn('key')
        .select(['key', 'label', 'type', 'minimum', 'maximum', 'options'])
        .orderBy('key')
        .orderBy('deletedAt', (order) => order.desc().nullsFirst())
        .execute()

/** Which of these final states ask for a comment. */
export async function commented(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('finalStates')
    .where('id', 'in', ids)
    .where('needsComment', '=', true)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The incidents that are on their way in a workflow, held until the transaction ends. */
export const onTheirWay = (db: Db, workflowId: string) =>
  db
    .selectFrom('incidents')
    .where('workflowId', '=', workflowId)
    .where('state', '!=', 'closed')
    .select(['id', 'workflowNumber', 'workflowState'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** How many incidents are on their way in the version of the row at hand. */
export const recordsOfVersion = sql<number>`(select count(*)::int from incidents
  where incidents.workflow_id = workflow_versions.workflow_id
    and incidents.workflow_number = workflow_versions.number and incidents.state <> 'closed')`
