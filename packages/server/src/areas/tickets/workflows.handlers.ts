import { auditChange } from '#auth/audit.ts'
import { exportedInside } from '#contract/exported-inside.ts'
import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound, refuseAll } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import type { WorkflowDocument } from '#db/schema/workflows.ts'
import { meaningIn } from './final-states.rules.ts'
import { contradictions, openEnds } from './workflow-document.rules.ts'
import { migrate } from './incident-workflow-acts.ts'
import { migrateTickets } from './ticket-migration.ts'
import { checkChanged, checkMap } from './workflow-versions.rules.ts'
import { walk } from './workflow-walk.rules.ts'
import { importWorkflows } from './workflows-import.ts'
import * as queries from './workflows.queries.ts'

type Row = { id: string; document: WorkflowDocument }

const drafts = catalogue('workflows', {
  table: 'workflows',
  search: ['description'],
  usedBy: [{ table: 'incidents', column: 'workflowId' }],
})

const run = (act: string, context: Context): Promise<unknown> =>
  drafts.acts.get(`workflows.${act}`)?.(context) ?? notFound()

/** Each with its published version number and what prevents publishing its draft. */
async function described<Listed extends Row>(db: Db, rows: readonly Listed[]) {
  const numbers = await queries.published(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    published: numbers.get(row.id) ?? null,
    faults: Object.entries(openEnds(row.document)).flatMap(([path, faults]) =>
      faults.map(({ error }) => ({ path, error })),
    ),
  }))
}

const one =
  (act: string): BoundHandler =>
  async (context) => {
    const [row] = await described(context.db, [(await run(act, context)) as Row])
    return row
  }

/** A consistent draft can be stored; completeness is only required for publishing. */
const written =
  (act: string): BoundHandler =>
  async (context) => {
    const { db, body } = context as unknown as Context<'workflows.patch'>
    if (body.document !== undefined) {
      const faults = Object.entries(contradictions(body.document, await queries.known(db)))
      // The path in the body, as in the contract's own errors.
      refuseAll(Object.fromEntries(faults.map(([path, errors]) => [`document.${path}`, errors])))
    }
    const row = (await run(act, context)) as Row
    await queries.storeUses(db, { workflowId: row.id, number: 0 }, row.document)
    const [workflow] = await described(db, [row])
    return workflow
  }

async function index(context: Context) {
  const { data, meta } = (await run('index', context)) as { data: Row[]; meta: object }
  return { data: await described(context.db, data), meta }
}

async function publish(context: Context<'workflows.publish'>) {
  const { db, params, body, ids, clock, user } = context
  const row = (await queries.lock(db, params.id)) ?? notFound()
  checkVersion(row, body.version)
  const { document } = row
  refuseAll({ ...contradictions(document, await queries.known(db)), ...openEnds(document) })
  const before = await queries.latest(db, row.id)
  checkChanged(before?.document, document)
  checkMap(before?.document, document, body)
  const number = (before?.number ?? 0) + 1
  const { live, map = [], note = '' } = body
  await queries.storeUses(db, { workflowId: row.id, number }, document)
  const id = ids.next()
  await queries.publish(db, {
    ...{ id, workflowId: row.id, number, live, note },
    ...{ document: JSON.stringify(document), map: JSON.stringify(map) },
    ...{ publishedBy: user.id, publishedAt: clock.now() },
  })
  await migrate(context, row.id)
  await migrateTickets(context, row.id)
  const after = { number, live, map, note }
  await auditChange(context, { act: 'workflows.publish', subject: row.id, label: row.name, after })
  return queries.version(db, id)
}

async function versions({ db, params, query }: Context<'workflows.versions'>) {
  const { id } = (await queries.find(db, params.id)) ?? notFound()
  return queries.versions(db, id, query)
}

async function simulate({ db, params, body }: Context<'workflows.simulate'>) {
  const row = (await queries.find(db, params.id)) ?? notFound()
  const { number, skillId, path } = body
  const version = number === undefined ? row : await queries.versionOf(db, row.id, number)
  const place = walk((version ?? notFound()).document, path)
  const end = place.state.finalStateId
  return { ...place, end: end == null ? null : meaningIn(await queries.finalState(db, end), skillId) }
}

const acts = {
  ...Object.fromEntries(['show', 'restore'].map((act) => [act, one(act)])),
  ...Object.fromEntries(['create', 'update', 'patch'].map((act) => [act, written(act)])),
  ...{ index, publish, versions, simulate },
  import: importWorkflows({ find: drafts.exported.find, table: () => workflowsHandlers }),
}

/** A catalogue whose rows are drafts, with their versions. */
export const workflowsHandlers: HandlerTable = {
  ...drafts,
  exported: exportedInside(drafts.exported, {
    ...{ field: 'document', property: 'finalStateId' },
    ...{ table: 'finalStates', column: 'code', alsoNames: ['fields'] },
  }),
  acts: new Map([
    ...drafts.acts,
    ...Object.entries(acts).map(([act, handler]): [string, BoundHandler] => [
      `workflows.${act}`,
      // The binder gives each handler the context of its own operation, as in `handlers`.
      handler as BoundHandler,
    ]),
  ]),
}
