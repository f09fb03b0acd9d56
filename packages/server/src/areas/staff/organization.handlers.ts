import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import { people } from './organization.queries.ts'
import { departmentsOf } from './organization.rules.ts'

export const organizationHandlers: HandlerTable = handlers('organization', {
  async show({ db, clock }) {
    const found = await people(db, dayOf(clock.now()))
    return { departments: departmentsOf(found), people: found }
  },
})
