import { type AccessRequests, accessRequests } from '#areas/administration/access-requests.ts'
import { type Assignments, assignments } from '#areas/administration/assignments.ts'
import { type Countries, countries } from '#areas/administration/countries.ts'
import { type Applications, applications } from '#areas/administration/applications.ts'
import { type Links, links } from '#areas/home/links.ts'
import { configuration, type ConfigurationFamily } from '#areas/administration/configuration.ts'
import { type Permissions, permissions } from '#areas/administration/permissions.ts'
import { type Roles, roles } from '#areas/administration/roles.ts'
import { type MaintenanceFamily, maintenance } from '#areas/administration/maintenance.ts'
import { type ReferencesFamily, references } from '#areas/administration/references.ts'
import { type UndeliveredMails, undeliveredMails } from '#areas/administration/undelivered-mails.ts'
import { type ViewAs, viewAs } from '#areas/administration/view-as.ts'
import { type Users, users } from '#areas/administration/users.ts'
import { type AgentStateFamily, agentState } from '#areas/attendance/agent-state.ts'
import { type BreakTypes, breakTypes } from '#areas/attendance/break-types.ts'
import { type OnlineAgents, onlineAgents } from '#areas/attendance/online-agents.ts'
import { type DashboardFamily, dashboard } from '#areas/home/dashboard.ts'
import { events, type EventsFamily } from '#areas/home/events.ts'
import { type NotificationExclusions, notificationExclusions } from '#areas/home/notification-exclusions.ts'
import {
  type NotificationPreferences,
  notificationPreferences,
} from '#areas/home/notification-preferences.ts'
import { type Notifications, notifications } from '#areas/home/notifications.ts'
import { type StarredPages, starredPages } from '#areas/home/starred-pages.ts'
import { type LoadsFamily, loadsFamily } from '#areas/loads/loads-family.ts'
import { recordsFile, type RecordsFiles } from '#areas/loads/records-file.ts'
import { templates, type Templates } from '#areas/loads/templates.ts'
import { quietHours, type QuietHoursFamily } from '#areas/home/quiet-hours.ts'
import { type AnalyticCodes, analyticCodes } from '#areas/projects/analytic-codes.ts'
import { type Campaigns, campaigns } from '#areas/projects/campaigns.ts'
import { type OperatingCodes, operatingCodes } from '#areas/projects/operating-codes.ts'
import { type Projects, projects } from '#areas/projects/projects.ts'
import { type ServiceCodes, serviceCodes } from '#areas/projects/service-codes.ts'
import { type ProjectAssignments, projectAssignments } from '#areas/projects/project-assignments.ts'
import { type SkillAssignments, skillAssignments } from '#areas/projects/skill-assignments.ts'
import { skillGroups, type SkillGroups } from '#areas/projects/skill-groups.ts'
import { type Subcampaigns, subcampaigns } from '#areas/projects/subcampaigns.ts'
import { synchronization, type SynchronizationFamily } from '#areas/projects/synchronization.ts'
import { type Skills, skills } from '#areas/projects/skills.ts'
import { type Logs, logs } from '#areas/reports/logs.ts'
import { type ExchangeTokens, exchangeTokens } from '#areas/session/exchange-tokens.ts'
import { type Passwords, passwords } from '#areas/session/passwords.ts'
import { type ProfileFamily, profile } from '#areas/session/profile.ts'
import { type Recovery, recovery } from '#areas/session/recovery.ts'
import { type SecurityQuestions, securityQuestions } from '#areas/session/security-questions.ts'
import { registration, type RegistrationFamily } from '#areas/session/registration.ts'
import { secondFactor, type SecondFactorFamily } from '#areas/session/second-factor.ts'
import { session, type SessionFamily } from '#areas/session/session.ts'
import { type Sessions, sessions } from '#areas/session/sessions.ts'
import { type CoordinatorAssignments, coordinatorAssignments } from '#areas/staff/coordinator-assignments.ts'
import { type EmployeeGroupMembers, employeeGroupMembers } from '#areas/staff/employee-group-members.ts'
import { type EmployeeGroups, employeeGroups } from '#areas/staff/employee-groups.ts'
import { type Employees, employees } from '#areas/staff/employees.ts'
import { type OrganizationFamily, organization } from '#areas/staff/organization.ts'
import { type AbsenceTypes, absenceTypes } from '#areas/time-off/absence-types.ts'
import { type AbsenceTypeTerms, absenceTypeTerms } from '#areas/time-off/absence-type-terms.ts'
import { fields, type Fields } from '#areas/tickets/fields.ts'
import { incidents, type Incidents } from '#areas/tickets/incidents.ts'
import { priorities, type Priorities } from '#areas/tickets/priorities.ts'
import { tags, type Tags } from '#areas/tickets/tags.ts'
import { finalStates, type FinalStates } from '#areas/tickets/final-states.ts'
import { workflows, type Workflows } from '#areas/tickets/workflows.ts'
import { explained } from './explained.ts'
import { kernel } from './kernel.ts'
import { type Families, type Offered, opened, type OpenPortal } from './open-portal.ts'
import type { PortalOptions } from './portal-options.ts'
import { checkRuntime } from './runtime.ts'
import { type RawClients, rawClients } from './raw.ts'

/** The portal's services as functions, one family of them for each kind of thing. */
export interface Portal extends OpenPortal {
  readonly session: SessionFamily
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly secondFactor: SecondFactorFamily
  readonly registration: RegistrationFamily
  readonly recovery: Recovery
  readonly securityQuestions: SecurityQuestions
  readonly exchangeTokens: ExchangeTokens
  readonly profile: ProfileFamily
  readonly dashboard: DashboardFamily
  readonly starredPages: StarredPages
  readonly events: EventsFamily
  readonly notifications: Notifications
  readonly notificationPreferences: NotificationPreferences
  readonly quietHours: QuietHoursFamily
  readonly notificationExclusions: NotificationExclusions
  readonly maintenance: MaintenanceFamily
  readonly references: ReferencesFamily
  readonly onlineAgents: OnlineAgents
  readonly agentState: AgentStateFamily
  readonly breakTypes: BreakTypes
  readonly accessRequests: AccessRequests
  readonly logs: Logs
  readonly users: Users
  readonly undeliveredMails: UndeliveredMails
  readonly viewAs: ViewAs
  readonly roles: Roles
  readonly permissions: Permissions
  readonly configuration: ConfigurationFamily
  readonly assignments: Assignments
  readonly countries: Countries
  readonly applications: Applications
  readonly links: Links
  readonly incidents: Incidents
  readonly templates: Templates
  readonly recordsFile: RecordsFiles
  readonly loads: LoadsFamily
  readonly fields: Fields
  readonly tags: Tags
  readonly priorities: Priorities
  readonly finalStates: FinalStates
  readonly workflows: Workflows
  readonly employees: Employees
  readonly coordinatorAssignments: CoordinatorAssignments
  readonly employeeGroups: EmployeeGroups
  readonly employeeGroupMembers: EmployeeGroupMembers
  readonly organization: OrganizationFamily
  readonly absenceTypes: AbsenceTypes
  readonly absenceTypeTerms: AbsenceTypeTerms
  readonly skills: Skills
  readonly skillGroups: SkillGroups
  readonly skillAssignments: SkillAssignments
  readonly projectAssignments: ProjectAssignments
  readonly campaigns: Campaigns
  readonly subcampaigns: Subcampaigns
  readonly synchronization: SynchronizationFamily
  readonly projects: Projects
  readonly analyticCodes: AnalyticCodes
  readonly serviceCodes: ServiceCodes
  readonly operatingCodes: OperatingCodes
  /** The four services by path and verb: the way out where no family has a function yet. */
  readonly services: RawClients
}

/**
 * Opens the portal's services. One portal is one session: scripts for several people open several. The `message` of its
 * errors says in English what happened and what to do. It throws on a platform that is too old, as Node 18.
 *
 * @example
 * const portal = createPortal({ baseUrl: 'https://portal.example' })
 * await portal.session.login({ user, password })
 * for await (const load of portal.loads.list({ state: ['processing'] })) console.log(load.name)
 */
export function createPortal(options?: PortalOptions): Portal
/**
 * The same with families of one's own besides those of the contract.
 *
 * @typeParam More Those families.
 */
export function createPortal<More extends Families>(
  options: PortalOptions,
  more: More,
): Portal & Offered<More>
export function createPortal(options: PortalOptions = {}, more: Families = {}): Portal {
  checkRuntime()
  return opened(explained(kernel(options), options), {
    session,
    sessions,
    passwords,
    secondFactor,
    registration,
    recovery,
    securityQuestions,
    exchangeTokens,
    profile,
    dashboard,
    starredPages,
    events,
    notifications,
    notificationPreferences,
    quietHours,
    notificationExclusions,
    maintenance,
    references,
    onlineAgents,
    agentState,
    breakTypes,
    accessRequests,
    logs,
    users,
    undeliveredMails,
    viewAs,
    roles,
    permissions,
    configuration,
    assignments,
    countries,
    applications,
    links,
    incidents,
    templates,
    recordsFile,
    loads: loadsFamily,
    fields,
    tags,
    priorities,
    finalStates,
    workflows,
    employees,
    coordinatorAssignments,
    employeeGroups,
    employeeGroupMembers,
    organization,
    absenceTypes,
    absenceTypeTerms,
    skills,
    skillGroups,
    skillAssignments,
    projectAssignments,
    campaigns,
    subcampaigns,
    synchronization,
    projects,
    analyticCodes,
    serviceCodes,
    operatingCodes,
    services: rawClients,
    ...more,
  })
}
