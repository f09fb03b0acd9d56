import { handlers, type HandlerTable } from '#contract/handlers.ts'
import * as queries from './campaigns.queries.ts'

export const campaignsHandlers: HandlerTable = handlers('campaigns', {
  index: ({ db, query }) => queries.list(db, query),
})
