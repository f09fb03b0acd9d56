import type { Context } from '#contract/handlers.ts'
import { readerOfWords } from '#contract/named-references.ts'
import { Refusal, refuse, refuseAll } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import type { Row } from '#contract/known-rows.ts'
import { checkAsBodyOf, type ImportResult, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { busAfterCommit } from '#seams/bus.ts'
import { seen, writerOf } from './incidents.ts'
import { assign, managingId } from './incidents-bulk.ts'
import { create, type Reported } from './incidents-create.ts'
import * as reach from './incident-people.queries.ts'

type Importing = Context<'incidents.import'>

const namedPeople = (['reporter', 'assignee', 'people'] as const).map(
  (column) => ({ column, table: 'users', shows: ['displayName'] }) as const,
)

/** Imports incidents from a file. They have no key, so each row is a new one. */
export async function importIncidents(context: Importing): Promise<ImportResult> {
  const { db, clock, body } = context
  const rows = body.rows.map(filledCells)
  const read = await readerOfWords(db, namedPeople, rows)
  const able = new Set<unknown>((await reach.holders(db, managingId, clock.now())).map(({ id }) => id))
  // A dry run notifies nobody.
  const bus = body.dryRun ? busAfterCommit(context.bus) : context.bus
  return writeRowsOfFile({ db, body: { ...body, rows } }, 'incidents.create', (row) =>
    bring(withMore(context, { bus }), read(row), able).catch(asOfRow),
  )
}

async function bring(context: Importing, row: Row, able: ReadonlySet<unknown>): Promise<RowOutcome> {
  const { reporter = context.user.id, assignee, people = [], ...own } = row
  const reported = { ...own, peopleIds: Array.isArray(people) ? [...new Set<unknown>(people)] : people }
  checkAsBodyOf('incidents.create', reported)
  if (assignee !== undefined && !able.has(assignee)) refuse('inclusion', 'assignee')
  // The contract has validated the operation's input.
  const id = await create(context, reported as Reported, await reporterIn(context, reporter))
  if (typeof assignee === 'string')
    await assign(context, await seen(withMore(context, { params: { id } })), assignee)
  return 'created'
}

/** The reporter must be able to sign in. */
async function reporterIn(context: Importing, reporter: unknown): Promise<string> {
  if (typeof reporter !== 'string') refuse('invalid', 'reporter')
  const unknown = await reach.unreachable(context.db, writerOf(context), [reporter])
  return unknown === undefined ? reporter : refuse('inclusion', 'reporter')
}

/** The input of a row: empty cells are omitted. */
const filledCells = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const trimmed = typeof value === 'string' ? value.trim() : value
      return trimmed === '' || trimmed === null ? [] : [[column, trimmed]]
    }),
  )

const withMore = <More extends object>(context: Importing, more: More) =>
  Object.assign(Object.create(context) as Importing, more)

/** The operation has `peopleIds`; the file has a column of its own for it. */
function asOfRow(error: unknown): never {
  if (!(error instanceof Refusal) || error.status !== 422) throw error
  const faults = Object.entries(error.body.errors ?? {})
  refuseAll(
    Object.fromEntries(faults.map(([path, found]) => [path.replace(/^peopleIds\b/, 'people'), found])),
  )
  throw error
}
