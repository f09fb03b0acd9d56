/** What changes with a version besides versions: the person's agreement, their days, and what waits. */
export const touchedByTelework = ['teleworkAgreements', 'teleworkDays', 'dashboard', 'inbox'] as const
