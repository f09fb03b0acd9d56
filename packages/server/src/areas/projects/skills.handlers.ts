import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as queries from './skills.queries.ts'

export const skillsHandlers: HandlerTable = handlers('skills', {
  index: ({ db, query }) => queries.list(db, query),
  campaign: async ({ db, params }) => (await queries.campaignOf(db, params.id)) ?? notFound(),
})
