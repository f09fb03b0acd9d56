import { rowsAtFault, type RowFields } from './table-refusals.ts'

/**
 * Why an act on many did not change a row: in words, the permissions of which one would have sufficed, or what was wrong
 * with it in a request that was refused as a whole; nothing, where others of the request kept it back.
 */
export type RowRefusal =
  | string
  | { readonly missing: readonly string[] }
  | { readonly fields: RowFields | undefined }

/** A row that an act on many could not change, and why. */
export interface BulkFailure {
  readonly name: string
  readonly reason: RowRefusal
  /** What a request of its own was refused with. */
  readonly cause?: unknown
}

/** How an act on many ended: how many rows it changed, and each one that it did not. */
export interface BulkOutcome {
  readonly done: number
  readonly failures: readonly BulkFailure[]
}

/** What is to be done with many rows. */
export interface BulkWork<Row> {
  readonly rows: () => Promise<readonly Row[]>
  readonly name: (row: Row) => string
  /** How many of them the service takes in one request. */
  readonly atOnce: number
  /** Does it to some; says of each, in their order, why it was not done, or undefined. */
  readonly act: (rows: readonly Row[]) => Promise<readonly (RowRefusal | undefined)[]>
}

interface RunOptions {
  readonly signal: AbortSignal
  /** Told before each request how many rows are behind, of how many. */
  readonly onProgress: (done: number, total: number) => void
  /** The words for a failure, of a request or of the rows themselves. */
  readonly explain: (error: unknown) => string
  /** Whether what failed will fail for all the others too. */
  readonly isFinal: (error: unknown) => boolean
}

/** Does something with many rows, request after request: what is refused for one row is done for the others. */
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

/** A request failed. Where it was refused for some of its rows, each has its own reason. */
function refusedBy(cause: unknown, { explain }: RunOptions) {
  const faults = rowsAtFault(cause)
  return (_: unknown, index: number): Omit<BulkFailure, 'name'> =>
    faults === undefined ? { reason: explain(cause), cause } : { reason: { fields: faults.get(index + 1) } }
}

const failureOf = (reason: RowRefusal | undefined) => (reason === undefined ? undefined : { reason })
