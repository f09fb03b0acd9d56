import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import { isDownload } from '#http/download.ts'

let tables: () => readonly HandlerTable[] = () => []

/** Registered by the module that joins the areas: this area must not import the time record. */
export function hoursOfAll(given: () => readonly HandlerTable[]): void {
  tables = given
}

/** The answer of `monthSheets.summary`. */
export type MonthHours = {
  partTime: boolean
  ordinarySeconds: number
  complementarySeconds: number
  extraSeconds: number
  acknowledgedAt: Date | null
  hash: string
}

/** The hours of one's own month, delivered with the payslip. */
export async function ownHours(context: Context, month: string): Promise<MonthHours> {
  // The contract types the summary's answer, and the other area implements it.
  const summary = (await ask(context, 'monthSheets.summary', month)) as MonthHours
  const { partTime, ordinarySeconds, complementarySeconds, extraSeconds, acknowledgedAt, hash } = summary
  return { partTime, ordinarySeconds, complementarySeconds, extraSeconds, acknowledgedAt, hash }
}

/** The sheet of one's own month, as PDF. */
export async function ownSheet(context: Context, month: string): Promise<Buffer> {
  const sheet = await ask(context, 'monthSheets.export', month)
  if (!isDownload(sheet)) throw new Error('monthSheets.export answers no file')
  return buffer(Readable.from(sheet.stream))
}

/** Queries the time record as the person concerned. */
function ask(context: Context, operation: string, month: string): Promise<unknown> {
  const run = tables()
    .find(({ acts }) => acts.has(operation))
    ?.acts.get(operation)
  if (run === undefined) throw new Error(`${operation} has no handler`)
  const asked = { params: { id: context.user.id }, query: { month } }
  return run(Object.assign(Object.create(context) as Context, asked))
}
