import { rowChanges } from '#audit/row-changes.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { refuse } from '#contract/refuse.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { monthOfClock, monthOfPlace } from './locked-minutes.queries.ts'

const places = ['timeZone', 'country', 'region', 'locality'] as const

const centers = catalogue('workCenters', {
  table: 'workCenters',
  search: ['code', 'region', 'locality'],
  unique: ['code'],
  keeps: ['clockSince'],
  usedBy: [
    { table: 'contracts', column: 'workCenterId' },
    { table: 'holidays', column: 'workCenterId' },
  ],
  check: ({ timeZone }) => {
    checkTimeZone(timeZone)
  },
  // A change affects planned minutes, except in locked months.
  async checkOthers(db, row, before) {
    const field = places.find((name) => row[name] !== before[name])
    const month = field && (await monthOfPlace(db, row.id, before, row))
    if (field && month !== undefined) refuse('month_locked', field, { value: month })
    if (row.clockSince === before.clockSince) return
    const judged = await monthOfClock(db, row.id, before.clockSince)
    if (judged !== undefined) refuse('month_locked', 'clockSince', { value: judged })
  },
})

/** `show` refuses an unknown centre, and finds a deleted one. */
const changes: BoundHandler = async (context) => {
  const { id } = (await centers.acts.get('workCenters.show')?.(context)) as { id: string }
  // The binder gives the handler the context of its own operation.
  return rowChanges(context as Context<'workCenters.changes'>, 'workCenters', id)
}

/** Work centers determine the zone and the holidays of people's days. */
export const workCentersHandlers: HandlerTable = {
  ...centers,
  acts: new Map([...centers.acts, ['workCenters.changes', changes]]),
}
