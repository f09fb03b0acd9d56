import type { LogNotes } from '#audit/log-notes.ts'
import { type OperationRow, operationRows } from '#contract/operations.ts'
import * as notes from '#generated/log-notes.ts'

type Reasons = Readonly<Record<string, string>>

/** Operations that are no reads and log no event of their own, each with a reason. */
export const silentActs: Reasons = {
  ...Object.fromEntries(
    operationRows.flatMap((row) => (isImport(row) ? [[row.id, 'each row is an act']] : [])),
  ),
  ...Object.fromEntries(
    operationRows.flatMap((row) => (asksOnly(row) ? [[row.id, 'says what would happen']] : [])),
  ),
  ...noted('silent'),
}

/** Operations that concern no single row, each with a reason. */
export const actsOnNoRow: Reasons = noted('onNoRow')

/** Operations without values before and after, each with a reason. */
export const actsWithoutValues: Reasons = noted('withoutValues')

/** Operations that the generic test only sees refused: their own tests cover them. */
export const actsShownElsewhere: Reasons = noted('shownElsewhere')

/** Imports, which also have a dry run. */
function isImport({ id, body }: OperationRow): boolean {
  const { rows, dryRun } = body?.schema.properties ?? {}
  return id.endsWith('.import') && rows !== undefined && dryRun !== undefined
}

function asksOnly({ id, method }: OperationRow): boolean {
  return method !== 'get' && /\.(preview\w*|simulate)$/.test(id)
}

function noted(kind: Exclude<keyof LogNotes, 'family'>): Reasons {
  const all = Object.values(notes).map((one): Omit<LogNotes, 'family'> & { family: string } => one)
  return Object.fromEntries(
    all.flatMap(({ family, [kind]: acts = {} }) =>
      Object.entries<string>(acts).map(([act, why]) => [`${family}.${act}`, why]),
    ),
  )
}
