import type { LogNotes } from '#audit/log-notes.ts'
import { type OperationRow, operationRows } from '#contract/operations.ts'
import * as notes from '#generated/log-notes.ts'

type Reasons = Readonly<Record<string, string>>

/** Operations that are no reads and leave no event of their own name, each with why. */
export const silentActs: Reasons = {
  ...Object.fromEntries(
    operationRows.flatMap((row) => (isImport(row) ? [[row.id, 'each row is an act']] : [])),
  ),
  ...Object.fromEntries(
    operationRows.flatMap((row) => (asksOnly(row) ? [[row.id, 'says what would happen']] : [])),
  ),
  ...noted('silent'),
}

/** Acts that are about no one row, each with why. */
export const actsOnNoRow: Reasons = noted('onNoRow')

/** Acts of which there are no values before and after, each with why. */
export const actsWithoutValues: Reasons = noted('withoutValues')

/** Acts that the walk through all operations may only see refused: their own tests do them. */
export const actsShownElsewhere: Reasons = noted('shownElsewhere')

/** What brings rows, and may only try. */
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
