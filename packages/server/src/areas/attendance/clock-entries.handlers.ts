import { audit } from '#auth/audit.ts'
import { pagesOfList } from '#contract/ask-list.ts'
import { type HandlerTable, handlers } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { reachOf } from '#db/reach.ts'
import { download } from '#http/download.ts'
import { columnsOf, writtenColumns } from '#reports/report-columns.ts'
import { reportFile } from '#reports/report-file.ts'
import { readerOf } from '#reports/report-words.ts'
import { entryOf } from './clock-entry-answer.ts'
import * as queries from './clock-entries.queries.ts'

const report = 'clockEntries'

export const clockEntriesHandlers: HandlerTable = handlers('clockEntries', {
  async index(context) {
    const { groupId, ...asked } = context.query
    const group = await groupAskedFor(context.db, groupId)
    const { data, meta } = await queries.list(context.db, reachOf(context), { ...asked, group })
    return { data: data.map(entryOf), meta }
  },

  async export(context) {
    const { db, clock, user, query } = context
    const { columns = [], ...asked } = query
    const unknown = columns.find((name) => !columnsOf(report).includes(name))
    if (unknown !== undefined) refuse('inclusion', 'columns', { value: unknown })
    await groupAskedFor(db, asked.groupId)
    await audit(context, 'clockEntries.export', user.id, asked)
    const reader = readerOf(user)
    const title = reader.words.reports[report].label
    const asking = { tables: [clockEntriesHandlers], db, clock, user }
    return download({
      filename: `${title}.csv`,
      stream: reportFile('csv', {
        ...{ title, reader, madeAt: clock.now() },
        columns: writtenColumns(report, columns, reader),
        pages: rowsOf(pagesOfList(asking, report, asked)),
      }),
    })
  },
})

async function* rowsOf(pages: AsyncIterable<{ data: unknown[] }>): AsyncGenerator<unknown[]> {
  for await (const { data } of pages) yield data
}
