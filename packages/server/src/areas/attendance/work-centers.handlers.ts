import { catalogue } from '#contract/catalogue.ts'
import { checkTimeZone } from '#contract/time-zone.ts'

/** Where people work: in which zone their days are counted, and whose holidays they have. */
export const workCentersHandlers = catalogue('workCenters', {
  table: 'workCenters',
  search: ['code', 'region', 'locality'],
  unique: ['code'],
  usedBy: [
    { table: 'contracts', column: 'workCenterId' },
    { table: 'holidays', column: 'workCenterId' },
  ],
  check: ({ timeZone }) => {
    checkTimeZone(timeZone)
  },
})
