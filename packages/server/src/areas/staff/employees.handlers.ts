import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { dayOf, stateOf } from '#db/day.ts'
import { groupAskedFor, groupsOf } from '#db/groups-of.ts'
import * as assignments from './coordinator-assignments.queries.ts'
import { type FacetRow, type Seen, facets, find, list, teamSize } from './employees.queries.ts'
import { masked, seesEverybody } from './employees.rules.ts'

type Row = NonNullable<Awaited<ReturnType<typeof find>>>
type Asking = Pick<Context, 'user' | 'clock'>

export const employeesHandlers: HandlerTable = handlers('employees', {
  async index(context) {
    const { db, query, user } = context
    const { mine = false, groupId, ...asked } = query
    const seen = mine ? { ...seenBy(context), coordinatorId: user.id } : seenBy(context)
    const group = await groupAskedFor(db, groupId)
    const { data, meta } = await list(db, seen, { ...asked, group })
    return { data: data.map(answerOf), meta }
  },

  facets: async (context) => facetsOf(await facets(context.db, seenBy(context))),

  async show(context) {
    const { db, params } = context
    const seen = seenBy(context)
    const row = (await find(db, seen, params.id)) ?? notFound()
    return {
      ...answerOf(row),
      coordinators: (await assignments.history(db, row.id)).map((time) => ({
        ...time,
        state: stateOf(time, seen.day),
      })),
      groups: await groupsOf(db, row.id, seen.day),
      teamSize: await teamSize(db, row.id, seen.day),
    }
  },

  async reveal(context) {
    const { db, params } = context
    const { id, displayName, dni, email } = (await find(db, seenBy(context), params.id)) ?? notFound()
    await auditChange(context, { act: 'employees.reveal', subject: id, label: displayName })
    return { dni, email }
  },
})

function seenBy({ user, clock }: Asking): Seen {
  const day = dayOf(clock.now())
  return seesEverybody(user.permissions) ? { day } : { day, coordinatorId: user.id }
}

function answerOf({ coordinatorId, coordinatorName, ...row }: Row) {
  const coordinator =
    coordinatorId === null || coordinatorName === null
      ? null
      : { id: coordinatorId, displayName: coordinatorName }
  return { ...masked(row), coordinator }
}

function facetsOf(rows: readonly FacetRow[]) {
  const of = (facet: string) =>
    rows.flatMap(({ facet: own, value, count }) =>
      own === facet && value !== null ? [{ value, count }] : [],
    )
  const coordinators = rows.filter(({ facet }) => facet === 'coordinator')
  return {
    departments: of('department'),
    jobTitles: of('jobTitle'),
    jobLevels: of('jobLevel'),
    workCenters: of('workCenter'),
    contractKinds: of('contractKind'),
    coordinators: coordinators.flatMap(({ id, value, count }) =>
      id === null ? [] : [{ id, displayName: value ?? '', count }],
    ),
    withoutCoordinator: coordinators.find(({ id }) => id === null)?.count ?? 0,
  }
}
