import { cellText } from '#cells/cell-text.ts'
import { folded } from '#cells/text.ts'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import { readerOfWords } from '#contract/named-references.ts'
import { refuse, refuseAll } from '#contract/refuse.ts'
import { inputOf, type RowOutcome, rowActsOf } from '#contract/row-acts.ts'
import type { KnownRows, Row } from '#contract/known-rows.ts'
import { checkAsBodyOf, type ImportResult, writeRowsOfFile } from '#contract/rows-of-file.ts'
import type { WorkflowDocument } from '#db/schema/workflows.ts'
import { busAfterCommit } from '#seams/bus.ts'
import { contradictions, type Known } from './workflow-document.rules.ts'
import { type Drawn, drawn } from './workflow-drawing.rules.ts'
import { faultsAtColumns, wayOf } from './workflow-rows.rules.ts'
import * as queries from './workflows.queries.ts'

type Importing = Context<'workflows.import'>
type StoredWorkflow = { id: string; name: string; document: WorkflowDocument }
type Draft = { before: StoredWorkflow | undefined; name: string; document: WorkflowDocument }

/** How to find and write workflow drafts. */
type Family = { find: KnownRows['find']; table: () => HandlerTable }

const ends = [{ column: 'end', table: 'finalStates', shows: ['code', 'name'] }] as const
const empty: WorkflowDocument = { states: [], transitions: [] }

/**
 * Adds transitions to workflow drafts, one per row. Each draft is written once, with all its valid rows: one log
 * entry.
 */
export function importWorkflows(family: Family): (context: Importing) => Promise<ImportResult> {
  return async (context) => {
    const { db, body } = context
    const read = await readerOfWords(db, ends, body.rows)
    const known = await queries.known(db)
    const drafts = new Map<string, Draft>()
    const draw = async (row: Row): Promise<RowOutcome> => {
      const name = cellText(row.workflow)
      // Names are matched as in the catalogue.
      const key = folded(name)
      const draft = drafts.get(key) ?? (await draftOf(context, family, name))
      const { document, outcome } = soundly(draft, read(row), known)
      drafts.set(key, { ...draft, document })
      return outcome
    }
    return writeRowsOfFile(context, 'workflows.create', draw, () =>
      writeDrafts(context, family, [...drafts.values()]),
    )
  }
}

async function draftOf({ db }: Importing, { find }: Family, name: string): Promise<Draft> {
  // Rows found by the catalogue are of its table.
  const before = (await find(db, name, {})) as StoredWorkflow | undefined
  return { before, name: before?.name ?? name, document: before?.document ?? empty }
}

/** The draft after this row. It was valid before: any error now comes from this row. */
function soundly({ name, document }: Draft, row: Row, known: Known): Drawn {
  const after = drawn(document, wayOf(row))
  try {
    checkAsBodyOf('workflows.create', { name, document: after.document })
    refuseAll(contradictions(after.document, known))
  } catch (error) {
    throw faultsAtColumns(error, after)
  }
  return after
}

async function writeDrafts(context: Importing, { table }: Family, drafts: readonly Draft[]): Promise<void> {
  const acts = rowActsOf('workflows', table())
  // A dry run notifies nobody.
  const bus = context.body.dryRun ? busAfterCommit(context.bus) : context.bus
  for (const { before, name, document } of drafts.filter((one) => one.document !== one.before?.document)) {
    const act = (before ? acts.update : acts.create) ?? refuse('inclusion', 'workflow')
    act.allow(context.user)
    const body = { ...(before && inputOf(before, act.fields)), name, document }
    const params = before ? { id: before.id } : {}
    await act.run(Object.assign(Object.create(context) as Context, { bus, body, params }))
  }
}
