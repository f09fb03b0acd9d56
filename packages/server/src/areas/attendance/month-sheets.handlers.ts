import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { reachOf } from '#db/reach.ts'
import { pdfDownload } from '#pdf/pdf-file.ts'
import { lastMonth, monthsAskedFor } from './asked-months.ts'
import { confirm, lock, reopen } from './month-sheet-acts.ts'
import { documentOf } from './month-sheet-document.ts'
import { list } from './month-sheets.queries.ts'
import { answerOf, detailOf, type Reading, sheetOf, summaryOf } from './month-sheets.ts'
import { ofWhoAsks } from './month-sheets.rules.ts'
import { remind } from './month-reminders.ts'

export const monthSheetsHandlers: HandlerTable = handlers('monthSheets', {
  async index(context) {
    const { db, user, query } = context
    const period = await monthsAskedFor(context, query)
    const { data, meta } = await list(db, reachOf(context), period, ofWhoAsks(query, user.id))
    return { data: data.map(answerOf), meta }
  },

  show: async (context) => detailOf(context, await asked(context)),

  summary: async (context) => summaryOf(await asked(context)),

  async export(context) {
    const sheet = await asked(context)
    const document = await documentOf(context, sheet)
    return pdfDownload(`jornada-${sheet.status.month}.pdf`, document)
  },

  async confirm(context) {
    await confirm(context)
    return acted(context)
  },

  async lock(context) {
    await lock(context)
    return acted(context)
  },

  async reopen(context) {
    await reopen(context)
    return acted(context)
  },

  remind: (context) => remind(context),
})

type Asking = Reading & { params: { id: string }; query: { month?: string } }

/** The requested sheet. Defaults to the last complete month. */
const asked = async (context: Asking) =>
  sheetOf(context, context.params.id, context.query.month ?? (await lastMonth(context)))

/** The sheet after an operation. */
const acted = async (context: Reading & { params: { id: string }; body: { month: string } }) =>
  detailOf(context, await sheetOf(context, context.params.id, context.body.month))
