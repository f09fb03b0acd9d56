// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { Build } from '#family.ts'
import * as main from './main.ts'
import * as laia from './laia.ts'

/** The families whose functions are one operation each. */
export interface ContractFamilies {
  readonly exchangeTokens: main.ExchangeTokens
  readonly sessions: main.Sessions
  readonly registration: main.RegistrationFamily
  readonly secondFactor: main.SecondFactorFamily
  readonly passwords: main.Passwords
  readonly recovery: main.RecoveryFamily
  readonly securityQuestions: main.SecurityQuestions
  readonly dashboard: main.DashboardFamily
  readonly links: main.Links
  readonly starredPages: main.StarredPages
  readonly references: main.References
  readonly maintenance: main.MaintenanceFamily
  readonly onlineAgents: main.OnlineAgents
  readonly agentState: main.AgentStateFamily
  readonly absenceTypes: main.AbsenceTypes
  readonly absenceTypeTerms: main.AbsenceTypeTerms
  readonly breakTypes: main.BreakTypes
  readonly users: main.Users
  readonly logs: main.Logs
  readonly accessRequests: main.AccessRequests
  readonly roles: main.Roles
  readonly permissions: main.Permissions
  readonly configuration: main.ConfigurationFamily
  readonly viewAs: main.ViewAs
  readonly assignments: main.Assignments
  readonly countries: main.Countries
  readonly applications: main.Applications
  readonly incidents: main.Incidents
  readonly notifications: main.Notifications
  readonly quietHours: main.QuietHoursFamily
  readonly notificationPreferences: main.NotificationPreferences
  readonly notificationExclusions: main.NotificationExclusions
  readonly employees: main.Employees
  readonly coordinatorAssignments: main.CoordinatorAssignments
  readonly employeeGroups: main.EmployeeGroups
  readonly employeeGroupMembers: main.EmployeeGroupMembers
  readonly organization: main.OrganizationFamily
  readonly templates: laia.Templates
  readonly fields: laia.Fields
  readonly tags: laia.Tags
  readonly priorities: laia.Priorities
  readonly finalStates: laia.FinalStates
  readonly workflows: laia.Workflows
  readonly skills: laia.Skills
  readonly skillGroups: laia.SkillGroups
  readonly campaigns: laia.Campaigns
  readonly subcampaigns: laia.Subcampaigns
  readonly skillAssignments: laia.SkillAssignments
  readonly projectAssignments: laia.ProjectAssignments
  readonly synchronization: laia.SynchronizationFamily
  readonly projects: laia.Projects
  readonly analyticCodes: laia.AnalyticCodes
  readonly serviceCodes: laia.ServiceCodes
  readonly operatingCodes: laia.OperatingCodes
}

/** What builds them. */
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } = {
  exchangeTokens: main.exchangeTokens,
  sessions: main.sessions,
  registration: main.registration,
  secondFactor: main.secondFactor,
  passwords: main.passwords,
  recovery: main.recovery,
  securityQuestions: main.securityQuestions,
  dashboard: main.dashboard,
  links: main.links,
  starredPages: main.starredPages,
  references: main.references,
  maintenance: main.maintenance,
  onlineAgents: main.onlineAgents,
  agentState: main.agentState,
  absenceTypes: main.absenceTypes,
  absenceTypeTerms: main.absenceTypeTerms,
  breakTypes: main.breakTypes,
  users: main.users,
  logs: main.logs,
  accessRequests: main.accessRequests,
  roles: main.roles,
  permissions: main.permissions,
  configuration: main.configuration,
  viewAs: main.viewAs,
  assignments: main.assignments,
  countries: main.countries,
  applications: main.applications,
  incidents: main.incidents,
  notifications: main.notifications,
  quietHours: main.quietHours,
  notificationPreferences: main.notificationPreferences,
  notificationExclusions: main.notificationExclusions,
  employees: main.employees,
  coordinatorAssignments: main.coordinatorAssignments,
  employeeGroups: main.employeeGroups,
  employeeGroupMembers: main.employeeGroupMembers,
  organization: main.organization,
  templates: laia.templates,
  fields: laia.fields,
  tags: laia.tags,
  priorities: laia.priorities,
  finalStates: laia.finalStates,
  workflows: laia.workflows,
  skills: laia.skills,
  skillGroups: laia.skillGroups,
  campaigns: laia.campaigns,
  subcampaigns: laia.subcampaigns,
  skillAssignments: laia.skillAssignments,
  projectAssignments: laia.projectAssignments,
  synchronization: laia.synchronization,
  projects: laia.projects,
  analyticCodes: laia.analyticCodes,
  serviceCodes: laia.serviceCodes,
  operatingCodes: laia.operatingCodes,
}
