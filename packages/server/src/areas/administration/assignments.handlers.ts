import { handlers, type HandlerTable } from '#contract/handlers.ts'
import * as queries from './assignments.queries.ts'
import { seesEverybody } from '#auth/sees-everybody.ts'

export const assignmentsHandlers: HandlerTable = handlers('assignments', {
  index: ({ db, user, query, clock }) =>
    queries.list(db, { all: seesEverybody(user.permissions), userId: user.id, now: clock.now() }, query),
})
