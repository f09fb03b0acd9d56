import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import { isDownload } from '#http/download.ts'

let tables: () => readonly HandlerTable[] = () => []

/** Says who knows the hours of a month: only who joins the areas knows them all. */
export function hoursOfAll(given: () => readonly HandlerTable[]): void {
  tables = given
}

/** As `monthSheets.summary` answers it. */
export type MonthHours = {
  partTime: boolean
  ordinarySeconds: number
  complementarySeconds: number
  extraSeconds: number
  acknowledgedAt: Date | null
  hash: string
}

/** The hours of one's own month, as they go with the payslip. */
export async function ownHours(context: Context, month: string): Promise<MonthHours> {
  // The contract says what the summary answers, and the other area is bound to it.
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

/** Asks the time record as the person whose month it is. */
function ask(context: Context, operation: string, month: string): Promise<unknown> {
  const run = tables()
    .find(({ acts }) => acts.has(operation))
    ?.acts.get(operation)
  if (run === undefined) throw new Error(`${operation} has no handler`)
  const asked = { params: { id: context.user.id }, query: { month } }
  return run(Object.assign(Object.create(context) as Context, asked))
}
