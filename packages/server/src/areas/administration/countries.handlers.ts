import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkTimeZone } from '#contract/time-zone.ts'

export const countriesHandlers: HandlerTable = catalogue('countries', {
  table: 'countries',
  search: ['alpha2', 'alpha3', 'numeric', 'callingCode'],
  usedBy: [
    {
      ...{ table: 'absenceTypes', column: 'country', by: 'alpha2', shows: 'name' },
      named: { family: 'absenceTypes', table: 'absenceTypes' },
    },
  ],
  unique: ['alpha2', 'alpha3', 'numeric'],
  check: ({ timeZone }) => {
    checkTimeZone(timeZone)
  },
})
