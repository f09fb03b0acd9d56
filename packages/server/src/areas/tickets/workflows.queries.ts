import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { WorkflowDocument, WorkflowVersionsTable } from '#db/schema/workflows.ts'
import { recordsOfVersion } from './incident-workflow.queries.ts'
import type { Known } from './workflow-document.rules.ts'

/** The existing management fields and final states. */
export async function known(db: Db): Promise<Known> {
  const fields = await db.selectFrom('fields').select('key').where('deletedAt', 'is', null).execute()
  const ends = await db.selectFrom('finalStates').select('id').where('deletedAt', 'is', null).execute()
  return { fields: new Set(fields.map(({ key }) => key)), finalStates: new Set(ends.map(({ id }) => id)) }
}

/** The published version number of each of these workflows. */
export async function published(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('workflowVersions')
    .select(({ fn }) => ['workflowId', fn.max('number').as('number')])
    .where('workflowId', 'in', ids)
    .groupBy('workflowId')
    .execute()
  return new Map(rows.map(({ workflowId, number }) => [workflowId, number]))
}

export const lock = (db: Db, id: string) =>
  db
    .selectFrom('workflows')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const find = (db: Db, id: string) =>
  db.selectFrom('workflows').select(['id', 'document']).where('id', '=', id).executeTakeFirst()

export const latest = (db: Db, workflowId: string) =>
  db
    .selectFrom('workflowVersions')
    .selectAll()
    .where('workflowId', '=', workflowId)
    .orderBy('number', 'desc')
    .executeTakeFirst()

/** Every published version of a workflow. */
export const allVersions = (db: Db, workflowId: string) =>
  db
    .selectFrom('workflowVersions')
    .selectAll()
    .where('workflowId', '=', workflowId)
    .orderBy('number')
    .execute()

export const versionOf = (db: Db, workflowId: string, number: number) =>
  db
    .selectFrom('workflowVersions')
    .select('document')
    .where('workflowId', '=', workflowId)
    .where('number', '=', number)
    .executeTakeFirst()

const withPublisher = (db: Db) =>
  db
    .selectFrom('workflowVersions')
    .leftJoin('users', 'users.id', 'workflowVersions.publishedBy')
    .selectAll('workflowVersions')
    .select(['users.id as publisherId', 'users.displayName as publisherName'])
    .select(recordsOfVersion.as('records'))

type Listed = Awaited<ReturnType<ReturnType<typeof withPublisher>['executeTakeFirstOrThrow']>>

const shownVersion = ({ publisherId, publisherName, ...version }: Listed) => ({
  ...version,
  publishedBy:
    publisherId === null || publisherName === null ? null : { id: publisherId, displayName: publisherName },
})

export async function versions(db: Db, workflowId: string, paging: Paging) {
  const { data, meta } = await page(
    withPublisher(db).where('workflowId', '=', workflowId).orderBy('number', 'desc'),
    paging,
  )
  return { data: data.map(shownVersion), meta }
}

export async function publish(db: Db, version: Insertable<WorkflowVersionsTable>): Promise<void> {
  await db.insertInto('workflowVersions').values(version).execute()
}

export const version = async (db: Db, id: string) =>
  shownVersion(await withPublisher(db).where('workflowVersions.id', '=', id).executeTakeFirstOrThrow())

type Version = { workflowId: string; number: number }

/** Stores the references of the draft (number 0) or a version, which prevent deletion. */
export async function storeUses(db: Db, of: Version, document: WorkflowDocument): Promise<void> {
  await storeEnds(db, of, document)
  await storeFields(db, of, document)
}

async function storeFields(db: Db, { workflowId, number }: Version, { transitions }: WorkflowDocument) {
  await db
    .deleteFrom('workflowFields')
    .where('workflowId', '=', workflowId)
    .where('number', '=', number)
    .execute()
  const keys = transitions.flatMap(({ screen = [] }) => screen)
  await sql`
    insert into workflow_fields (workflow_id, number, field_id)
    select ${workflowId}::uuid, ${number}::int, id from fields
    where deleted_at is null and key = any(${keys}::text[])`.execute(db)
}

async function storeEnds(
  db: Db,
  { workflowId, number }: Version,
  { states }: WorkflowDocument,
): Promise<void> {
  await db
    .deleteFrom('workflowEnds')
    .where('workflowId', '=', workflowId)
    .where('number', '=', number)
    .execute()
  const ids = new Set(states.flatMap(({ finalStateId }) => finalStateId ?? []))
  if (ids.size === 0) return
  const rows = [...ids].map((finalStateId) => ({ workflowId, number, finalStateId }))
  await db.insertInto('workflowEnds').values(rows).execute()
}

/** A final state with its number of references. */
export const finalState = (db: Db, id: string) =>
  db
    .selectFrom('finalStates')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from workflow_ends where final_state_id = final_states.id)`.as(
        'uses',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
