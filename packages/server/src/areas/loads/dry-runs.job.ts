import { columnsOfCells } from '#db/cell-positions.ts'
import type { Database, Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { isPassing } from '#db/failures.ts'
import type { Contact } from '#db/not-blacklisted.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { compileTemplate } from './compile-template.ts'
import * as queries from './dry-runs.queries.ts'
import * as exclusions from './exclusions.queries.ts'
import { fileSlices, type SliceSource } from './load-slices.ts'
import * as loads from './loads.queries.ts'
import { sliceSize } from './loads.job.ts'
import { type PreparedSlice, SlicePreparation } from './prepare-slice.ts'
import { type PreparedRow, RecordTuples } from './record-tuples.ts'
import { readingBy } from './records-file.rules.ts'
import { kindColumns } from './row-marks.ts'

type Payload = { run: string }

/** Counts what a load would do, in the same slices: which of two rows with one key wins depends on them. */
export const dryRunJob = job(
  'loads.dryRun',
  async (context) => {
    const { run } = context.payload as Payload
    try {
      await count(context, run)
    } catch (error) {
      if (isPassing(error)) throw error
      context.log.warn({ err: error, run }, 'loads.dryRun: failed')
      await queries.change(context.database.db, run, { state: 'failed', finishedAt: context.clock.now() })
    }
  },
  // Loads do not wait for it.
  { lane: 'loads.dryRun' },
)

export function enqueueDryRun(jobs: Pick<Jobs, 'enqueue'>, db: Db, run: string): Promise<void> {
  return jobs.enqueue(db, dryRunJob.kind, { run } satisfies Payload, { key: run })
}

async function count(context: JobContext, run: string): Promise<void> {
  const { database, clock, signal } = context
  const work = await queries.begin(database.db, run)
  const template = work && (await queries.templateOf(database.db, work.templateId))
  if (!template) return
  const contact = await exclusions.contactOf(database.db, template.id, dayOf(clock.now()))
  const isChecked = await exclusions.hasFilters(database.db, contact)
  const source = sourceOf(context, work, { template, isChecked })
  const tally = new Tally(database, { templateSerial: template.serial, contact })
  const since = performance.now()
  let slice = await source.read(await source.first())
  while (slice) {
    const following = source.read(slice.next)
    following.catch(() => undefined)
    await tally.add(slice)
    const workedMs = performance.now() - since
    const change = { ...tally.counts, workedMs, templateVersion: template.version }
    const isWanted = await queries.change(database.db, run, change)
    if (!isWanted || signal.aborted) return
    slice = await following
  }
  await queries.change(database.db, run, { state: 'completed', finishedAt: clock.now() })
}

function sourceOf(
  { database, blobs }: JobContext,
  { analysis, blobKey, mapping }: queries.DryRunWork,
  { template, isChecked }: { template: queries.DryRunTemplate; isChecked: boolean },
): SliceSource {
  const headers = analysis.columns.map((column) => column.header)
  const read = compileTemplate(readingBy(template, analysis), mapping, {
    delimiter: analysis.delimiter,
    headers,
  })
  const columnOfCell = columnsOfCells(template.cellPositions, template.columns)
  const use = { checked: isChecked ? kindColumns(template.columns) : [], headers }
  const tuples = () => new RecordTuples({ loadSerial: 0, templateSerial: template.serial, columnOfCell })
  let [next, other] = [tuples(), tuples()]
  return fileSlices(
    { blobs, blobKey, reading: analysis },
    (from) => {
      ;[next, other] = [other, next]
      return new SlicePreparation(from, read, other.emptied(), use)
    },
    sliceSize[database.kind],
  )
}

/** The counts so far, and the keys that a load would have written by now. */
class Tally {
  readonly counts = {
    processed: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    duplicated: 0,
    excluded: 0,
    errors: 0,
  }
  readonly #written = new Set<string>()
  readonly #database: Database
  readonly #place: { templateSerial: number; contact: Contact }
  #mayMeet: boolean | undefined

  constructor(database: Database, place: { templateSerial: number; contact: Contact }) {
    this.#database = database
    this.#place = place
  }

  async add(slice: PreparedSlice): Promise<void> {
    const { counts } = this
    const excluded = await exclusions.wouldExclude(this.#database.db, slice.marks, this.#place.contact)
    const rows = slice.records.rows.filter(({ row }) => !excluded.has(row))
    const first = rows.filter(({ key }) => key === null || !this.#written.has(key))
    const known = await this.#knownOf(slice, first)
    const unchanged = [...known.values()].filter(Boolean).length
    counts.processed += slice.read
    counts.errors += slice.rejects.length
    counts.excluded += excluded.size
    counts.duplicated += slice.duplicated + rows.length - first.length
    counts.created += first.length - known.size
    counts.unchanged += unchanged
    counts.updated += known.size - unchanged
    for (const { key } of first) if (key !== null) this.#written.add(key)
  }

  async #knownOf({ records }: PreparedSlice, rows: readonly PreparedRow[]): Promise<Map<string, boolean>> {
    const { db } = this.#database
    const { templateSerial } = this.#place
    this.#mayMeet ??= await loads.hasTemplateRecords(db, templateSerial)
    if (!this.#mayMeet) return new Map()
    const asked = rows.flatMap((row) => (row.key === null ? [] : [[row.key, records.cellsOf(row)] as const]))
    return queries.sameCells(db, templateSerial, asked)
  }
}
