/** The query families that a version invalidates besides its own: the agreement, days, and pending items. */
export const touchedByTelework = ['teleworkAgreements', 'teleworkDays', 'dashboard', 'inbox'] as const
