import { handlers } from '#contract/handlers.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { entryOf } from './clock-entry-answer.ts'
import * as queries from './clock-entries.queries.ts'
import { reachOf } from './record-reach.queries.ts'

export const clockEntriesHandlers = handlers('clockEntries', {
  async index(context) {
    const { groupId, ...asked } = context.query
    const group = await groupAskedFor(context.db, groupId)
    const { data, meta } = await queries.list(context.db, reachOf(context), { ...asked, group })
    return { data: data.map(entryOf), meta }
  },
})
