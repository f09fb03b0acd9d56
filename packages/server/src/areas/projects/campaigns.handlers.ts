import { handlers } from '#contract/handlers.ts'
import * as queries from './campaigns.queries.ts'

export const campaignsHandlers = handlers('campaigns', {
  index: ({ db, query }) => queries.list(db, query),
})
