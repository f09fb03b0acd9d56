/** What changes with a request besides requests: the days that it holds, what is left, and what is free. */
export const touchedByVacation = [
  'vacationBalances',
  'vacationDays',
  'vacationMovements',
  'vacationPlaces',
  'operationVacations',
  'dashboard',
  'inbox',
] as const

/** The same, for acts of other families than that of the requests. */
export const touchedByPlaces = [...touchedByVacation, 'vacationRequests'] as const
