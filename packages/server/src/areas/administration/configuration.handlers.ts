import { sql } from 'kysely'
import { audit } from '#auth/audit.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { lockRights } from '#auth/permission-holders.ts'
import { referringToNothing } from '#contract/exported-rows.ts'
import { gateOf, isOpen } from '#contract/gate.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import { inputOf, rowActsOf } from '#contract/row-acts.ts'
import type { Row } from '#contract/known-rows.ts'
import { busAfterCommit } from '#seams/bus.ts'
import { type ExportedFamily, takeOver } from './configuration-family.ts'
import { countsOf, inOrder, reviewOf } from './configuration-review.ts'

/** More rows than this cannot be reviewed by anybody. */
const mostRows = 2000

let tables: () => readonly HandlerTable[] = () => []

/** Registers the families, including future ones: only the module that joins the areas knows them all. */
export function carryAll(given: () => readonly HandlerTable[]): void {
  tables = given
}

/** The whole configuration as a file (handbook PAN-18). */
export const configurationHandlers: HandlerTable = handlers('configuration', {
  async show(context) {
    const { user, clock } = context
    const families: Record<string, Row[]> = {}
    for (const family of familiesOf(tables())) {
      if (mayRead(family, user)) families[family.family] = await rowsOf(context, family)
    }
    await audit(context, 'configuration.export', user.id, { families: sizesOf(families) })
    return {
      format: 'portal-configuration' as const,
      version: 1 as const,
      exportedAt: clock.now(),
      families,
    }
  },

  async import(context) {
    const { db, body } = context
    await requireFresh(context)
    await requireSecondFactor(context)
    const { file, dryRun } = body
    if (Object.values(file.families).flat().length > mostRows) {
      refuse('too_long', 'file.families', { count: mostRows })
    }
    // Take the permission lock before any row lock; only if permissions are affected.
    if ('roles' in file.families) await lockRights(context)
    if (!dryRun) return applied(context, tables())
    await sql`savepoint configuration`.execute(db)
    const asked = Object.assign(Object.create(context) as typeof context, {
      bus: busAfterCommit(context.bus),
    })
    const review = await reviewed(asked, tables())
    await sql`rollback to savepoint configuration`.execute(db)
    return review
  },
})

type Import = Context<'configuration.import'>

/** Applies exactly what was reviewed. */
async function applied(context: Import, tables: readonly HandlerTable[]) {
  const wanted = context.body.review ?? refuse('blank', 'review')
  const review = await reviewed(context, tables)
  if (review.review !== wanted) conflict('stale', 'review')
  await audit(context, 'configuration.import', context.user.id, {
    review: wanted,
    families: countsOf(review.families),
  })
  return review
}

async function reviewed(context: Import, tables: readonly HandlerTable[]) {
  const given = context.body.file.families
  const known = familiesOf(tables).filter(({ family }) => family in given)
  const families = []
  for (const family of known) families.push(await takeOver(context, family, given[family.family] ?? []))
  const names = new Set(known.map(({ family }) => family))
  return reviewOf(
    families,
    Object.keys(given).filter((name) => !names.has(name)),
  )
}

/** Every exported family, after those it refers to. */
function familiesOf(tables: readonly HandlerTable[]): ExportedFamily[] {
  const found = tables.flatMap((handlers) => {
    const { exported } = handlers
    if (!exported) return []
    const { family } = exported
    return [
      { ...referringToNothing, table: family, ...exported, handlers, acts: rowActsOf(family, handlers) },
    ]
  })
  return inOrder(found)
}

function mayRead({ family }: ExportedFamily, user: Context['user']): boolean {
  const list = operationRows.find(({ id }) => id === `${family}.index`)
  return list !== undefined && isOpen(gateOf(list, user))
}

async function rowsOf(
  { db }: Pick<Context, 'db'>,
  { rows, serialize, acts }: ExportedFamily,
): Promise<Row[]> {
  const fields = (acts.create ?? acts.update)?.fields.filter((name) => name !== 'version') ?? []
  return (await serialize(db, await rows(db))).map((row) => inputOf(row, fields))
}

const sizesOf = (families: Record<string, Row[]>) =>
  Object.fromEntries(Object.entries(families).map(([name, rows]) => [name, rows.length]))
