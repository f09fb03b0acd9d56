import { handlers, type HandlerTable } from '#contract/handlers.ts'
import * as queries from './skill-groups.queries.ts'

export const skillGroupsHandlers: HandlerTable = handlers('skillGroups', {
  index: ({ db, query }) => queries.list(db, query),
})
