import { catalogue } from '#contract/catalogue.ts'
import type { Context, HandlerTable } from '#contract/handlers.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { checkHours } from '#tickets/service-week.rules.ts'
import { refuse } from '#contract/refuse.ts'
import { recountingAfter } from './recounting-after.ts'
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

/** Operations after which a skill's clocks are recomputed. */
const recounting = ['create', 'update', 'patch', 'destroy', 'restore'].map((act) => `serviceHours.${act}`)

/** A catalogue of hours; the clocks of its skill's open tickets follow. */
export const serviceHoursHandlers: HandlerTable = {
  ...rows,
  acts: recountingAfter(rows.acts, recounting, checkSkill),
}

/** One row per skill, not counting deleted ones. */
async function checkSkill({ db, params, body }: Pick<Context, 'db'> & { params: unknown; body: unknown }) {
  const { id = null } = params as { id?: string }
  const { skillId = null } = (body ?? {}) as { skillId?: string }
  if (await hasOther(db, { id, skillId })) refuse('taken', 'skillId')
}
