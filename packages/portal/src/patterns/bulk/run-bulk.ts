import { rowsAtFault, type RowFields } from './table-refusals.ts'

/**
 * Why a bulk action did not change a row: a message, permissions of which one would have sufficed, or its errors in a
 * request that was refused as a whole; empty when other rows prevented it.
 */
export type RowRefusal =
  | string
  | { readonly missing: readonly string[] }
  | { readonly fields: RowFields | undefined }

/** A row that a bulk action could not change, and why. */
export interface BulkFailure {
  readonly name: string
  readonly reason: RowRefusal
  /** The error of a request of its own. */
  readonly cause?: unknown
}

/** The result of a bulk action: the number of changed rows, and each failure. */
export interface BulkOutcome {
  readonly done: number
  readonly failures: readonly BulkFailure[]
}

/** A bulk action. */
export interface BulkWork<Row> {
  readonly rows: () => Promise<readonly Row[]>
  readonly name: (row: Row) => string
  /** The maximum number of rows per request. */
  readonly atOnce: number
  /** Processes a batch; returns for each row, in order, its failure or undefined. */
  readonly act: (rows: readonly Row[]) => Promise<readonly (RowRefusal | undefined)[]>
}

interface RunOptions {
  readonly signal: AbortSignal
  /** Called before each request with the number of processed rows, and the total. */
  readonly onProgress: (done: number, total: number) => void
  /** The message for a failure, of a request or of rows. */
  readonly explain: (error: unknown) => string
  /** Whether the failure will affect all the others, too. */
  readonly isFinal: (error: unknown) => boolean
}

/** Runs a bulk action in batches: a refusal of one row does not affect the others. */
export async function runBulk<Row>(work: BulkWork<Row>, options: RunOptions): Promise<BulkOutcome> {
  const { signal, onProgress, isFinal } = options
  const all = await work.rows()
  const failures: BulkFailure[] = []
  let done = 0
  for (let start = 0; start < all.length && !signal.aborted; start += work.atOnce) {
    onProgress(start, all.length)
    const some = all.slice(start, start + work.atOnce)
    const [failing, isOver] = await work.act(some).then(
      (answers) => [some.map((_, index) => failureOf(answers[index])), false] as const,
      (cause: unknown) => [some.map(refusedBy(cause, options)), isFinal(cause)] as const,
    )
    const failed = some.flatMap((row, index) => {
      const failure = failing[index]
      return failure === undefined ? [] : [{ name: work.name(row), ...failure }]
    })
    failures.push(...failed.toSorted(faultsFirst))
    done += some.length - failed.length
    if (isOver) break
  }
  return { done, failures }
}

const isKeptBack = ({ reason }: BulkFailure) =>
  typeof reason === 'object' && 'fields' in reason && reason.fields === undefined

const faultsFirst = (one: BulkFailure, other: BulkFailure) =>
  Number(isKeptBack(one)) - Number(isKeptBack(other))

/** The request failed. If some of its rows were refused, each has its own reason. */
function refusedBy(cause: unknown, { explain }: RunOptions) {
  const faults = rowsAtFault(cause)
  return (_: unknown, index: number): Omit<BulkFailure, 'name'> =>
    faults === undefined ? { reason: explain(cause), cause } : { reason: { fields: faults.get(index + 1) } }
}

const failureOf = (reason: RowRefusal | undefined) => (reason === undefined ? undefined : { reason })
