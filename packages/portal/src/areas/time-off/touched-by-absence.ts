/** What changes with an absence besides absences: the bags, the days that it stands in, and vacation that it returns. */
export const touchedByAbsence = [
  'absenceBalances',
  'workdays',
  'monthSheets',
  'vacationBalances',
  'vacationRequests',
  'dashboard',
  'inbox',
] as const
