import { handlers } from '#contract/handlers.ts'
import { entryOf } from './clock-entry-answer.ts'
import * as queries from './clock-entries.queries.ts'
import { reachOf } from './record-reach.queries.ts'

export const clockEntriesHandlers = handlers('clockEntries', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, reachOf(context), context.query)
    return { data: data.map(entryOf), meta }
  },
})
