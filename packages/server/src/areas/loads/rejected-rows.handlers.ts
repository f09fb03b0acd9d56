import { CompiledQuery } from 'kysely'
import type { MendedRow } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, forbidden, notFound } from '#contract/refuse.ts'
import type { Db, SqlTransaction } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { enqueueAfterLoad } from '#jobs/after-load.ts'
import { hasAnonymised } from './anonymise.queries.ts'
import { closeEntries } from './close-entries.ts'
import * as exclusions from './exclusions.queries.ts'
import { headersOf, preparationOf, targetOf } from './load-preparation.ts'
import * as loads from './loads.queries.ts'
import { finish, mend } from './loads.rules.ts'
import { type Mending, mendRow } from './mend-row.ts'
import * as queries from './rejected-rows.queries.ts'
import { cellsOf, faultsOf } from './rejected-rows.rules.ts'

/** The number of displayed correction attempts. */
const mostMends = 20

export const rejectedRowsHandlers: HandlerTable = handlers('rejectedRows', {
  async index({ db, params, query }) {
    const load = (await loads.workOf(db, params.id)) ?? notFound()
    const { data, meta } = await queries.list(db, load.id, query)
    const mends =
      data.length === 0
        ? []
        : await queries.mendsOf(
            db,
            load.id,
            data.map(({ row }) => row),
          )
    const file = { headers: headersOf(load), delimiter: load.analysis.delimiter, mapping: load.mapping }
    const rows = data.map(({ row, state, raw, errors }) => {
      const own = mends.filter((one) => one.row === row)
      const cells = cellsOf({ raw, errors, original: own.at(-1)?.former ?? null }, file)
      const history = own.slice(0, mostMends).map(({ outcome, at, by }) => ({ outcome, at, by }))
      return { row, state, cells, errors: faultsOf(errors), mends: history }
    })
    return { data: rows, meta }
  },

  async mend(context) {
    const { db, params, body, user } = context
    const load = (await loads.lock(db, params.id)) ?? notFound()
    mend(load.state)
    if (load.blacklistId !== null && !user.permissions.has('LISTA_NEGRA_CREAR'))
      forbidden(['LISTA_NEGRA_CREAR'])
    // The rest of the file would restore anonymised data.
    if (await hasAnonymised(db, load.serial)) conflict('invalid', 'state')
    if (await queries.isTemplateBusy(db, load)) conflict('invalid', 'templateId')
    const mending = await mendingOf(context, load.id)
    const results: (MendedRow & { isNew: boolean })[] = []
    // Sequentially: the second of two with one key is a duplicate.
    for (const row of body.rows) results.push(await mendRow(mending, row))
    await count(context, load, results)
    return results.map(({ row, outcome, errors }) => ({ row, outcome, errors }))
  },
})

type Act = Context<'rejectedRows.mend'>
type Load = NonNullable<Awaited<ReturnType<typeof loads.lock>>>

async function mendingOf({ db, clock, user }: Act, loadId: string): Promise<Mending> {
  const load = (await loads.workOf(db, loadId)) ?? notFound()
  const now = clock.now()
  const contact = await exclusions.contactOf(db, load.templateId, dayOf(now))
  const isChecked = load.blacklistId === null && (await exclusions.storeFilters(db, load.id, contact))
  const { serial: loadSerial, templateSerial } = load
  const target = targetOf(load, now)
  return {
    db,
    transaction: plainSql(db),
    delimiter: load.analysis.delimiter,
    prepare: preparationOf(load, isChecked, dayOf(now)),
    destination: { loadId, loadSerial, templateSerial, mayMeet: true, contact, target },
    mendedBy: user.id,
    mendedAt: now,
  }
}

/** The request's transaction in plain SQL, with the database's column names. */
function plainSql(db: Db): SqlTransaction {
  const plain = db.withoutPlugins()
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await plain.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
    copyIn: () => Promise.reject(new Error('a request writes row by row')),
  }
}

/** Updates the load's counters, and does what follows the end of a load. */
async function count(
  context: Act,
  load: Load,
  results: readonly (MendedRow & { isNew: boolean })[],
): Promise<void> {
  const { db, jobs } = context
  const sent = results.filter(({ isNew }) => isNew)
  if (sent.length === 0) return
  const of = (wanted: MendedRow['outcome']) => sent.filter(({ outcome }) => outcome === wanted).length
  const rejected = of('rejected')
  const mended = sent.length - rejected
  const errors = load.errors - mended
  const state = finish(errors)
  await loads.change(db, load.id, {
    state,
    errors,
    mended: load.mended + mended,
    created: load.created + of('created'),
    updated: load.updated + of('updated'),
    unchanged: load.unchanged + of('unchanged'),
    duplicated: load.duplicated + of('duplicated'),
    excluded: load.excluded + of('excluded'),
  })
  const { id, name: label, blacklistId } = load
  const created = load.created + of('created')
  if (mended > 0 && blacklistId !== null)
    await closeEntries(db, context, { ...load, blacklistId, errors, created })
  if (mended > 0 && blacklistId === null) await enqueueAfterLoad(jobs, db, id)
  const before = { state: load.state, errors: load.errors, mended: load.mended }
  const after = { state, errors, mended: load.mended + mended }
  await auditChange(context, { act: 'rejectedRows.mend', subject: id, label, before, after })
}
