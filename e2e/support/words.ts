// People find things by the words they read, so the tests look for the portal's own: a word that changes in the
// phrases changes here too. Only the Spanish ones, which are the standard; the portal package exports nothing.
export { absenceRequests } from '#phrases/es/absenceRequests.ts'
export { absences } from '#phrases/es/absences.ts'
export { account } from '#phrases/es/account.ts'
export { access } from '#phrases/es/access.ts'
export { administration } from '#phrases/es/administration.ts'
export { assigned } from '#phrases/es/assigned.ts'
export { assignments } from '#phrases/es/assignments.ts'
export { attendance } from '#phrases/es/attendance.ts'
export { breaks } from '#phrases/es/breaks.ts'
export { clock } from '#phrases/es/clock.ts'
export { corrections } from '#phrases/es/corrections.ts'
export { dashboard } from '#phrases/es/dashboard.ts'
export { definitions } from '#phrases/es/definitions.ts'
export { frame } from '#phrases/es/frame.ts'
export { general } from '#phrases/es/general.ts'
export { hours } from '#phrases/es/hours.ts'
export { home } from '#phrases/es/home.ts'
export { inbox } from '#phrases/es/inbox.ts'
export { imports } from '#phrases/es/imports.ts'
export { incidents } from '#phrases/es/incidents.ts'
export { ledger } from '#phrases/es/ledger.ts'
export { loads } from '#phrases/es/loads.ts'
export { menu } from '#phrases/es/menu.ts'
export { notifications } from '#phrases/es/notifications.ts'
export { operations } from '#phrases/es/operations.ts'
export { operationTeam } from '#phrases/es/operationTeam.ts'
export { recovery } from '#phrases/es/recovery.ts'
export { projects } from '#phrases/es/projects.ts'
export { profile } from '#phrases/es/profile.ts'
export { resource } from '#phrases/es/resource.ts'
export { monthSheets } from '#phrases/es/monthSheets.ts'
export { roles } from '#phrases/es/roles.ts'
export { session } from '#phrases/es/session.ts'
export { shell } from '#phrases/es/shell.ts'
export { shifts } from '#phrases/es/shifts.ts'
export { staff } from '#phrases/es/staff.ts'
export { reports } from '#phrases/es/reports.ts'
export { tickets } from '#phrases/es/tickets.ts'
export { telework } from '#phrases/es/telework.ts'
export { vacations } from '#phrases/es/vacations.ts'
export { vacationTeam } from '#phrases/es/vacationTeam.ts'
export { workdays } from '#phrases/es/workdays.ts'
export { workflows } from '#phrases/es/workflows.ts'

/** Fills the `{{gaps}}` of a phrase. */
export function said(phrase: string, gaps: Record<string, string>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}

/** What begins as a phrase does, up to its first gap. */
export const startsWith = (phrase: string): RegExp => new RegExp(`^${phrase.split('{{')[0] ?? ''}`)
