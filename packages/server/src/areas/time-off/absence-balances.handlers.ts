import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { balancesOf } from './absence-balances.ts'
import { looking } from './absence-reach.ts'
import { person } from './vacation-people.queries.ts'

export const absenceBalancesHandlers: HandlerTable = handlers('absenceBalances', {
  async index(context) {
    const { db, query, user } = context
    const { reach, knowsCauses, today } = looking(context)
    const { employeeId = user.id, year = Number(today.slice(0, 4)) } = query
    if ((await person(db, reach, employeeId)) === undefined) notFound()
    const all = await balancesOf(context, { employeeId, year })
    return knowsCauses || employeeId === user.id ? all : all.filter(({ type }) => !type.private)
  },
})
