import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { scheduleOpenings } from './schedule-openings.ts'

const rows = catalogue('openingPlans', {
  table: 'openingPlans',
  filters: ['skillId'],
  refers: [
    { column: 'skillId', table: 'skills', shows: ['code', 'name'] },
    { column: 'templateId', table: 'templates', shows: ['name'] },
  ],
  check: ({ timeZone }) => checkTimeZone(timeZone),
  // Templates are not part of the configuration.
  isExported: ({ templateId }) => templateId === null,
})

/** Operations after which today is scheduled again. */
const rescheduling = ['create', 'update', 'patch', 'destroy', 'restore'] as const

/** A catalogue of plans; today's opening follows its plan until somebody has started it. */
export const openingPlansHandlers: HandlerTable = {
  ...rows,
  acts: new Map([...rows.acts, ...rescheduling.flatMap(followed)]),
}

function followed(act: (typeof rescheduling)[number]): [string, BoundHandler][] {
  const id = `openingPlans.${act}`
  const run = rows.acts.get(id)
  if (run === undefined) return []
  const after = async (context: Context<'openingPlans.show'>) => {
    const answer: unknown = await (run as unknown as (given: typeof context) => Promise<unknown>)(context)
    await scheduleOpenings(context)
    return answer
  }
  return [[id, after as unknown as BoundHandler]]
}
