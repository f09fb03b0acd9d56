/** What changes with a request besides requests: the days that it holds, and what is left. */
export const touchedByVacation = [
  'vacationBalances',
  'vacationDays',
  'vacationMovements',
  'dashboard',
] as const
