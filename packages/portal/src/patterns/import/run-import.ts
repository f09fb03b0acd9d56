import type { CallOptions, ErrorCode } from '@portal/sdk'
import { rowsAtFault, type RowFields } from '#patterns/bulk/table-refusals.ts'
import type { ImportRow } from './match-columns.ts'

/** One error of a field, as a code of the catalogue. */
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

/** A refused row, by its number in the file. */
export interface RefusedRow {
  readonly number: number
  readonly errors: RowErrors
}

/** The result of an import or a dry run. */
export interface ImportOutcome {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
  /** Rows that were not sent, because of cancellation or failure. */
  readonly left: number
  readonly failure?: unknown
}

interface ImportRun {
  readonly rows: readonly ImportRow[]
  /** The field that identifies an existing row, if any. */
  readonly key: string | undefined
  /** Distinguishes rows with the same key. */
  readonly within?: string | undefined
  readonly dryRun: boolean
  readonly send: SendRows
  readonly signal: AbortSignal
  /** Called with the progress from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** The batch size: few enough for an answer within a second or two, and visible progress. */
const rowsAtOnce = 100

/**
 * Sends rows in batches of a hundred. Completed batches stay after a cancellation or failure, and the result has the
 * number of remaining rows. Of two rows with the same key the second is refused here, because the service sees only
 * one batch.
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
      // Await the running batch, so that rows reported as remaining were really not written.
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

/** The invalid rows of a batch that the service refused as a whole. */
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
