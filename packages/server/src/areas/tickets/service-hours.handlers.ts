import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { checkHours } from '#tickets/service-week.rules.ts'
import { refuse } from '#contract/refuse.ts'
import { recountClocks } from './recount-clocks.ts'
import { hasOther } from './service-hours.queries.ts'

const rows = catalogue('serviceHours', {
  table: 'serviceHours',
  refers: [
    { column: 'skillId', table: 'skills', shows: ['code', 'name'] },
    { column: 'workCenterId', table: 'workCenters', shows: ['code', 'name'] },
  ],
  check: (row) => {
    checkTimeZone(row.timeZone)
    checkHours(row)
  },
})

/** Acts after which the clocks of a skill are counted anew. */
const recounting = ['create', 'update', 'patch', 'destroy', 'restore'] as const

/** A catalogue of hours; the clocks of the open tickets of its skill follow it. */
export const serviceHoursHandlers: HandlerTable = {
  ...rows,
  acts: new Map([...rows.acts, ...recounting.flatMap(followed)]),
}

function followed(act: (typeof recounting)[number]): [string, BoundHandler][] {
  const id = `serviceHours.${act}`
  const run = rows.acts.get(id)
  if (run === undefined) return []
  const after = async (context: Context<'serviceHours.show'>) => {
    await checkSkill(context)
    const answer: unknown = await (run as unknown as (given: typeof context) => Promise<unknown>)(context)
    await recountClocks(context)
    return answer
  }
  return [[id, after as unknown as BoundHandler]]
}

/** A skill has one row that stands. */
async function checkSkill({ db, params, body }: Pick<Context, 'db'> & { params: unknown; body: unknown }) {
  const { id = null } = params as { id?: string }
  const { skillId = null } = (body ?? {}) as { skillId?: string }
  if (await hasOther(db, { id, skillId })) refuse('taken', 'skillId')
}
