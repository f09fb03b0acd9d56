/** The query families that a request invalidates besides its own: days, balances, and free places. */
export const touchedByVacation = [
  'vacationBalances',
  'vacationDays',
  'vacationMovements',
  'vacationPlaces',
  'operationVacations',
  'dashboard',
  'inbox',
] as const

/** The same, for actions of families other than the requests. */
export const touchedByPlaces = [...touchedByVacation, 'vacationRequests'] as const
