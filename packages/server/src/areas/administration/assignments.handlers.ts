import { handlers } from '#contract/handlers.ts'
import * as queries from './assignments.queries.ts'
import { seesEverybody } from '#auth/sees-everybody.ts'

export const assignmentsHandlers = handlers('assignments', {
  index: ({ db, user, query, clock }) =>
    queries.list(db, { all: seesEverybody(user.permissions), userId: user.id, now: clock.now() }, query),
})
