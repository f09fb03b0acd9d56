import { type JobContext, job } from '#jobs/jobs.ts'
import type { PageReader } from '#pdf/page-reader.ts'
import { readPage } from '#payslips/page-text.rules.ts'
import { running, whileIn } from './payslip-batch-run.ts'
import { matchOf } from '#payslips/match.rules.ts'
import * as queries from './payslip-batches.queries.ts'
import * as pageQueries from './payslip-pages.queries.ts'

type Payload = { id: string }

/** The number of pages written in one transaction, which bounds the wait of a cancellation. */
const atOnce = 20

/** Reads every page of a batch and matches it to a person. After a crash it starts over. */
export const payslipAnalysisJob = job('payroll.payslipAnalysis', async (context) => {
  const { id } = context.payload as Payload
  await running(context, {
    ...{ id, states: ['uploaded', 'analysing'], begin: () => begin(context, id) },
    work: (batch, pages) => analyse(context, batch, pages),
  })
})

const reading = ['analysing'] as const

async function begin(context: JobContext, id: string): Promise<queries.BatchRow | undefined> {
  return context.database.db.transaction().execute(async (db) => {
    const batch = await queries.held(db, id)
    if (batch?.state !== 'uploaded' && batch?.state !== 'analysing') return undefined
    await pageQueries.removeAll(db, id)
    await queries.change(db, id, { state: 'analysing', done: 0 })
    return batch
  })
}

async function analyse(context: JobContext, batch: queries.BatchRow, pages: PageReader): Promise<void> {
  const { id } = batch
  const total = pages.places.length
  for (let at = 0; at < total; at += atOnce) {
    if (context.signal.aborted) return
    const some = await read(pages, at)
    const isGoingOn = await whileIn(context, id, reading, async (db) => {
      const people = await queries.withTaxIds(db, [...new Set(some.flatMap(({ text }) => text.taxIds))])
      const rows = some.map(({ number, place, text }) => {
        const found = people.filter(({ taxId }) => text.taxIds.includes(taxId))
        return {
          ...{ batchId: id, number, file: place.file, filePage: place.page },
          ...{ ...matchOf(text, found, batch.month), amounts: JSON.stringify(text.amounts) },
        }
      })
      await pageQueries.insert(db, rows)
      await queries.change(db, id, { done: at + some.length, total })
    })
    if (!isGoingOn) return
  }
  await whileIn(context, id, reading, (db) => queries.changeVersion(db, id, { state: 'review' }))
}

async function read(pages: PageReader, from: number) {
  const some = []
  for (const [index, place] of pages.places.slice(from, from + atOnce).entries())
    some.push({ number: from + index + 1, place, text: readPage(await pages.lines(from + index)) })
  return some
}
