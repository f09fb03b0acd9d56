import type { CallOptions, ErrorCode } from '@portal/sdk'
import { rowsAtFault, type RowFields } from '#patterns/bulk/table-refusals.ts'
import type { ImportRow } from './match-columns.ts'

/** One thing wrong with a field, in a code of the catalogue. */
export interface RowFault {
  readonly error: ErrorCode | (string & {})
  readonly value?: string | undefined
}

type RowErrors = Readonly<Record<string, readonly RowFault[]>>

/** Sends rows to the operation `<family>.import`. */
export type SendRows = (
  body: { rows: Record<string, unknown>[]; dryRun: boolean },
  options?: CallOptions,
) => Promise<{
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rows: readonly { readonly row: number; readonly errors: RowErrors }[]
}>

/** A row that was refused, by its number in the file. */
export interface RefusedRow {
  readonly number: number
  readonly errors: RowErrors
}

/** What came of an import, or would come of it. */
export interface ImportOutcome {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  /** Rows that were not sent any more, because somebody stopped it or it failed. */
  readonly left: number
  readonly failure?: unknown
}

interface ImportRun {
  readonly rows: readonly ImportRow[]
  /** The field by which a row is known again, if any is. */
  readonly key: string | undefined
  /** What tells rows with the same key apart. */
  readonly within?: string | undefined
  readonly dryRun: boolean
  readonly send: SendRows
  readonly signal: AbortSignal
  /** Told how much of the whole has been done, from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** Few enough that each call is answered in a second or two, and that people see how far it is. */
const rowsAtOnce = 100

/**
 * Sends rows, a hundred at a time. What was done before it stopped or failed stays done, and the outcome says how many
 * rows were left. Of two rows with one key the second is refused here: the service sees only a hundred of them.
 */
export async function runImport({
  rows,
  key,
  within,
  dryRun,
  send,
  signal,
  onShare,
}: ImportRun): Promise<ImportOutcome> {
  const { first, refused } = firstOfEach(rows, key, within)
  const total = { created: 0, updated: 0, unchanged: 0 }
  const isStopped = () => signal.aborted
  const outcome = (sent: number) => ({ ...total, refused: inOrder(refused), left: first.length - sent })
  for (let at = 0; at < first.length; at += rowsAtOnce) {
    if (isStopped()) return outcome(at)
    const some = first.slice(at, at + rowsAtOnce)
    try {
      const body = { rows: some.map(({ values }) => ({ ...values })), dryRun }
      // What is being written is waited for, so that what is said to be left was not done.
      const answer = await send(body, dryRun ? { signal } : undefined)
      total.created += answer.created
      total.updated += answer.updated
      total.unchanged += answer.unchanged
      refused.push(...answer.rows.map(({ row, errors }) => ({ number: some[row - 1]?.number ?? 0, errors })))
    } catch (failure) {
      refused.push(...refusedBy(failure, some))
      return isStopped() ? outcome(at) : { ...outcome(at), failure }
    }
    onShare(Math.min(1, (at + rowsAtOnce) / first.length))
  }
  return outcome(first.length)
}

/** The faulty rows of a batch of a hundred that the service rejected as a whole. */
function refusedBy(failure: unknown, some: readonly ImportRow[]): RefusedRow[] {
  return [...(rowsAtFault(failure) ?? [])].map(([row, fields]) => ({
    number: some[row - 1]?.number ?? 0,
    errors: errorsOf(fields),
  }))
}

const errorsOf = (fields: RowFields): RowErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, faults]) => [
      field,
      faults.map(({ code, value }) => ({ error: code, value })),
    ]),
  )

interface Parted {
  first: readonly ImportRow[]
  refused: RefusedRow[]
}

function firstOfEach(
  rows: readonly ImportRow[],
  key: string | undefined,
  within: string | undefined,
): Parted {
  if (key === undefined) return { first: rows, refused: [] }
  const seen = new Set<unknown>()
  const first: ImportRow[] = []
  const refused: RefusedRow[] = []
  for (const row of rows) {
    const name = row.values[key]
    const mark = within === undefined ? name : JSON.stringify([name, row.values[within]])
    const isSecond = typeof name === 'string' && name !== '' && seen.has(mark)
    seen.add(mark)
    if (isSecond) refused.push({ number: row.number, errors: { [key]: [{ error: 'taken' }] } })
    else first.push(row)
  }
  return { first, refused }
}

function inOrder(refused: readonly RefusedRow[]): RefusedRow[] {
  return [...refused].sort((one, other) => one.number - other.number)
}
