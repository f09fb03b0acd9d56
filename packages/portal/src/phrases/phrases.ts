import type { absenceRequests } from './es/absenceRequests.ts'
import type { absences } from './es/absences.ts'
import type { absenteeism } from './es/absenteeism.ts'
import type { access } from './es/access.ts'
import type { adaptations } from './es/adaptations.ts'
import type { adherence } from './es/adherence.ts'
import type { administration } from './es/administration.ts'
import type { assigned } from './es/assigned.ts'
import type { arrange } from './es/arrange.ts'
import type { assignments } from './es/assignments.ts'
import type { attendance } from './es/attendance.ts'
import type { account } from './es/account.ts'
import type { breaks } from './es/breaks.ts'
import type { clock } from './es/clock.ts'
import type { corrections } from './es/corrections.ts'
import type { dashboard } from './es/dashboard.ts'
import type { definitions } from './es/definitions.ts'
import type { frame } from './es/frame.ts'
import type { general } from './es/general.ts'
import type { home } from './es/home.ts'
import type { hours } from './es/hours.ts'
import type { inbox } from './es/inbox.ts'
import type { imports } from './es/imports.ts'
import type { incidents } from './es/incidents.ts'
import type { ledger } from './es/ledger.ts'
import type { loads } from './es/loads.ts'
import type { menu } from './es/menu.ts'
import type { monthSheets } from './es/monthSheets.ts'
import type { notifications } from './es/notifications.ts'
import type { operations } from './es/operations.ts'
import type { operationTeam } from './es/operationTeam.ts'
import type { permissions } from './es/permissions.ts'
import type { planner } from './es/planner.ts'
import type { profile } from './es/profile.ts'
import type { payroll } from './es/payroll.ts'
import type { projects } from './es/projects.ts'
import type { proof } from './es/proof.ts'
import type { recovery } from './es/recovery.ts'
import type { reports } from './es/reports.ts'
import type { resource } from './es/resource.ts'
import type { roles } from './es/roles.ts'
import type { session } from './es/session.ts'
import type { shell } from './es/shell.ts'
import type { shifts } from './es/shifts.ts'
import type { staff } from './es/staff.ts'
import type { team } from './es/team.ts'
import type { telework } from './es/telework.ts'
import type { tickets } from './es/tickets.ts'
import type { timeRules } from './es/timeRules.ts'
import type { vacations } from './es/vacations.ts'
import type { vacationReport } from './es/vacationReport.ts'
import type { vacationTeam } from './es/vacationTeam.ts'
import type { workdays } from './es/workdays.ts'
import type { workflows } from './es/workflows.ts'

/** The languages of the portal; Spanish is the default (specification §1). */
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

export type Language = (typeof languages)[number]

/** Every phrase, by area. Spanish gives the shape, the other languages must satisfy it. */
export interface Phrases {
  absenceRequests: typeof absenceRequests
  absences: typeof absences
  absenteeism: typeof absenteeism
  access: typeof access
  account: typeof account
  adaptations: typeof adaptations
  adherence: typeof adherence
  administration: typeof administration
  assigned: typeof assigned
  arrange: typeof arrange
  assignments: typeof assignments
  attendance: typeof attendance
  breaks: typeof breaks
  clock: typeof clock
  corrections: typeof corrections
  dashboard: typeof dashboard
  definitions: typeof definitions
  frame: typeof frame
  general: typeof general
  home: typeof home
  hours: typeof hours
  imports: typeof imports
  inbox: typeof inbox
  incidents: typeof incidents
  ledger: typeof ledger
  loads: typeof loads
  menu: typeof menu
  monthSheets: typeof monthSheets
  notifications: typeof notifications
  operations: typeof operations
  operationTeam: typeof operationTeam
  permissions: typeof permissions
  planner: typeof planner
  profile: typeof profile
  payroll: typeof payroll
  projects: typeof projects
  proof: typeof proof
  recovery: typeof recovery
  reports: typeof reports
  resource: typeof resource
  roles: typeof roles
  session: typeof session
  shell: typeof shell
  shifts: typeof shifts
  staff: typeof staff
  team: typeof team
  telework: typeof telework
  tickets: typeof tickets
  timeRules: typeof timeRules
  vacations: typeof vacations
  vacationReport: typeof vacationReport
  vacationTeam: typeof vacationTeam
  workdays: typeof workdays
  workflows: typeof workflows
}

export type ScreenTitle = keyof typeof menu.screens
export type MenuGroup = keyof typeof menu.groups
export type MenuHeading = keyof typeof menu.headings

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
