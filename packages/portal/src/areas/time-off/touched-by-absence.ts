/** The query families that an absence invalidates besides its own: bags, days, and returned vacation. */
export const touchedByAbsence = [
  'absenceBalances',
  'workdays',
  'monthSheets',
  'vacationBalances',
  'vacationRequests',
  'dashboard',
  'inbox',
] as const
