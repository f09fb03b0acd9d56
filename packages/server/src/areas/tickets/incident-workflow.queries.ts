import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

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

/** A workflow's open incidents, locked until the transaction ends. */
export const onTheirWay = (db: Db, workflowId: string) =>
  db
    .selectFrom('incidents')
    .where('workflowId', '=', workflowId)
    .where('state', '!=', 'closed')
    .select(['id', 'workflowNumber', 'workflowState'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** The number of open incidents and tickets in the current row's version. */
export const recordsOfVersion = sql<number>`((select count(*)::int from incidents
  where incidents.workflow_id = workflow_versions.workflow_id
    and incidents.workflow_number = workflow_versions.number and incidents.state <> 'closed')
  + (select count(*)::int from tickets where tickets.workflow_id = workflow_versions.workflow_id
    and tickets.workflow_number = workflow_versions.number and tickets.state_type <> 'final'))`
