// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import { type Build, families } from '#kernel/family.ts'
import type { AccessRequests } from './administration/access-requests.ts'
import type { Applications } from './administration/applications.ts'
import type { Assignments } from './administration/assignments.ts'
import type { ConfigurationFamily } from './administration/configuration.ts'
import type { Countries } from './administration/countries.ts'
import type { MaintenanceFamily } from './administration/maintenance.ts'
import type { Permissions } from './administration/permissions.ts'
import type { References } from './administration/references.ts'
import type { Roles } from './administration/roles.ts'
import type { UndeliveredMails } from './administration/undelivered-mails.ts'
import type { Users } from './administration/users.ts'
import type { ViewAs } from './administration/view-as.ts'
import type { AgentStateFamily } from './attendance/agent-state.ts'
import type { BreakTurns } from './attendance/break-turns.ts'
import type { BreakTypes } from './attendance/break-types.ts'
import type { ClockCorrections } from './attendance/clock-corrections.ts'
import type { ClockFamily } from './attendance/clock.ts'
import type { DayIncidents } from './attendance/day-incidents.ts'
import type { Holidays } from './attendance/holidays.ts'
import type { HourBankFamily } from './attendance/hour-bank.ts'
import type { OnlineAgents } from './attendance/online-agents.ts'
import type { OvertimeFamily } from './attendance/overtime.ts'
import type { RecordGrants } from './attendance/record-grants.ts'
import type { RecordViews } from './attendance/record-views.ts'
import type { ShiftAssignments } from './attendance/shift-assignments.ts'
import type { ShiftPatterns } from './attendance/shift-patterns.ts'
import type { Shifts } from './attendance/shifts.ts'
import type { SkillHoursFamily } from './attendance/skill-hours.ts'
import type { TeamFamily } from './attendance/team.ts'
import type { TimeRulesFamily } from './attendance/time-rules.ts'
import type { WorkCenters } from './attendance/work-centers.ts'
import type { Workdays } from './attendance/workdays.ts'
import type { WorkingHoursFamily } from './attendance/working-hours.ts'
import type { DashboardFamily } from './home/dashboard.ts'
import type { Links } from './home/links.ts'
import type { Notifications } from './home/notifications.ts'
import type { NotificationPreferences } from './home/notifications.ts'
import type { QuietHoursFamily } from './home/notifications.ts'
import type { NotificationExclusions } from './home/notifications.ts'
import type { StarredPages } from './home/starred-pages.ts'
import type { Activations } from './lists/activations.ts'
import type { BlacklistCopies } from './lists/blacklist-copies.ts'
import type { BlacklistEntries } from './lists/blacklist-entries.ts'
import type { BlacklistRemovals } from './lists/blacklist-removals.ts'
import type { Blacklists } from './lists/blacklists.ts'
import type { DuplicateRules } from './lists/duplicate-rules.ts'
import type { DuplicateSearches } from './lists/duplicate-searches.ts'
import type { Duplicates } from './lists/duplicates.ts'
import type { Filters } from './lists/filters.ts'
import type { Lists } from './lists/lists.ts'
import type { Records } from './lists/records.ts'
import type { SegmentRuns } from './lists/segment-runs.ts'
import type { Segments } from './lists/segments.ts'
import type { AnonymisationRules } from './loads/anonymisation-rules.ts'
import type { AnonymisationRuns } from './loads/anonymisation-runs.ts'
import type { FieldClasses } from './loads/field-classes.ts'
import type { LegalHolds } from './loads/legal-holds.ts'
import type { LoadSources } from './loads/load-sources.ts'
import type { RejectedRows } from './loads/rejected-rows.ts'
import type { Templates } from './loads/templates.ts'
import type { Uploads } from './loads/uploads.ts'
import type { PayslipBatches } from './payroll/payslip-batches.ts'
import type { Payslips } from './payroll/payslips.ts'
import type { AnalyticCodes } from './projects/analytic-codes.ts'
import type { Campaigns } from './projects/campaigns.ts'
import type { OperatingCodes } from './projects/operating-codes.ts'
import type { ProjectAssignments } from './projects/project-assignments.ts'
import type { Projects } from './projects/projects.ts'
import type { ServiceCodes } from './projects/service-codes.ts'
import type { SkillAssignments } from './projects/skill-assignments.ts'
import type { SkillGroups } from './projects/skill-groups.ts'
import type { Skills } from './projects/skills.ts'
import type { Subcampaigns } from './projects/subcampaigns.ts'
import type { SynchronizationFamily } from './projects/synchronization.ts'
import type { Logs } from './reports/logs.ts'
import type { ReportDefinitions } from './reports/report-definitions.ts'
import type { ExchangeTokens } from './session/exchange-tokens.ts'
import type { Passwords } from './session/passwords.ts'
import type { RecoveryFamily } from './session/recovery.ts'
import type { RegistrationFamily } from './session/registration.ts'
import type { SecondFactorFamily } from './session/second-factor.ts'
import type { SecurityQuestions } from './session/security-questions.ts'
import type { Sessions } from './session/sessions.ts'
import type { Contracts } from './staff/contracts.ts'
import type { CoordinatorAssignments } from './staff/coordinator-assignments.ts'
import type { EmployeeGroupMembers } from './staff/employee-group-members.ts'
import type { EmployeeGroups } from './staff/employee-groups.ts'
import type { Employees } from './staff/employees.ts'
import type { OrganizationFamily } from './staff/organization.ts'
import type { ClockRecounts } from './tickets/clock-recounts.ts'
import type { Fields } from './tickets/fields.ts'
import type { FinalStates } from './tickets/final-states.ts'
import type { Incidents } from './tickets/incidents.ts'
import type { Mailboxes } from './tickets/mailboxes.ts'
import type { OpeningPlans } from './tickets/opening-plans.ts'
import type { Openings } from './tickets/openings.ts'
import type { Priorities } from './tickets/priorities.ts'
import type { ServiceHoursFamily } from './tickets/service-hours.ts'
import type { Tags } from './tickets/tags.ts'
import type { TaskTemplates } from './tickets/task-templates.ts'
import type { Tasks } from './tickets/tasks.ts'
import type { TicketBatches } from './tickets/ticket-batches.ts'
import type { TicketDeskFamily } from './tickets/ticket-desk.ts'
import type { TicketEntries } from './tickets/ticket-entries.ts'
import type { TicketMacros } from './tickets/ticket-macros.ts'
import type { TicketSkips } from './tickets/ticket-skips.ts'
import type { TicketWebhooks } from './tickets/ticket-webhooks.ts'
import type { Tickets } from './tickets/tickets.ts'
import type { Workflows } from './tickets/workflows.ts'
import type { AbsenceBalances } from './time-off/absence-balances.ts'
import type { AbsencePolicies } from './time-off/absence-policies.ts'
import type { AbsenceTypeTerms } from './time-off/absence-type-terms.ts'
import type { AbsenceTypes } from './time-off/absence-types.ts'
import type { Absences } from './time-off/absences.ts'
import type { AbsenteeismFamily } from './time-off/absenteeism.ts'
import type { ApprovalDelegations } from './time-off/approval-delegations.ts'
import type { CalendarFeeds } from './time-off/calendar-feeds.ts'
import type { InboxActs } from './time-off/inbox.ts'
import type { OperationVacations } from './time-off/operation-vacations.ts'
import type { TeleworkAgreements } from './time-off/telework-agreements.ts'
import type { TeleworkDays } from './time-off/telework-days.ts'
import type { TeleworkVersions } from './time-off/telework-versions.ts'
import type { VacationBalances } from './time-off/vacation-balances.ts'
import type { VacationBlocks } from './time-off/vacation-blocks.ts'
import type { VacationDays } from './time-off/vacation-days.ts'
import type { VacationMovements } from './time-off/vacation-movements.ts'
import type { VacationPeriods } from './time-off/vacation-periods.ts'
import type { VacationBids } from './time-off/vacation-periods.ts'
import type { VacationPlacesFamily } from './time-off/vacation-places.ts'
import type { VacationPlans } from './time-off/vacation-plans.ts'
import type { VacationPolicies } from './time-off/vacation-policies.ts'
import type { VacationQuotas } from './time-off/vacation-quotas.ts'
import type { VacationReportFamily } from './time-off/vacation-report.ts'
import type { VacationRequests } from './time-off/vacation-requests.ts'
import type { WorkdayAdaptations } from './time-off/workday-adaptations.ts'

/** The families whose functions are one operation each. */
export interface ContractFamilies {
  readonly accessRequests: AccessRequests
  readonly applications: Applications
  readonly assignments: Assignments
  readonly configuration: ConfigurationFamily
  readonly countries: Countries
  readonly maintenance: MaintenanceFamily
  readonly permissions: Permissions
  readonly references: References
  readonly roles: Roles
  readonly undeliveredMails: UndeliveredMails
  readonly users: Users
  readonly viewAs: ViewAs
  readonly agentState: AgentStateFamily
  readonly breakTurns: BreakTurns
  readonly breakTypes: BreakTypes
  readonly clockCorrections: ClockCorrections
  readonly clock: ClockFamily
  readonly dayIncidents: DayIncidents
  readonly holidays: Holidays
  readonly hourBank: HourBankFamily
  readonly onlineAgents: OnlineAgents
  readonly overtime: OvertimeFamily
  readonly recordGrants: RecordGrants
  readonly recordViews: RecordViews
  readonly shiftAssignments: ShiftAssignments
  readonly shiftPatterns: ShiftPatterns
  readonly shifts: Shifts
  readonly skillHours: SkillHoursFamily
  readonly team: TeamFamily
  readonly timeRules: TimeRulesFamily
  readonly workCenters: WorkCenters
  readonly workdays: Workdays
  readonly workingHours: WorkingHoursFamily
  readonly dashboard: DashboardFamily
  readonly links: Links
  readonly notifications: Notifications
  readonly notificationPreferences: NotificationPreferences
  readonly quietHours: QuietHoursFamily
  readonly notificationExclusions: NotificationExclusions
  readonly starredPages: StarredPages
  readonly activations: Activations
  readonly blacklistCopies: BlacklistCopies
  readonly blacklistEntries: BlacklistEntries
  readonly blacklistRemovals: BlacklistRemovals
  readonly blacklists: Blacklists
  readonly duplicateRules: DuplicateRules
  readonly duplicateSearches: DuplicateSearches
  readonly duplicates: Duplicates
  readonly filters: Filters
  readonly lists: Lists
  readonly records: Records
  readonly segmentRuns: SegmentRuns
  readonly segments: Segments
  readonly anonymisationRules: AnonymisationRules
  readonly anonymisationRuns: AnonymisationRuns
  readonly fieldClasses: FieldClasses
  readonly legalHolds: LegalHolds
  readonly loadSources: LoadSources
  readonly rejectedRows: RejectedRows
  readonly templates: Templates
  readonly uploads: Uploads
  readonly payslipBatches: PayslipBatches
  readonly payslips: Payslips
  readonly analyticCodes: AnalyticCodes
  readonly campaigns: Campaigns
  readonly operatingCodes: OperatingCodes
  readonly projectAssignments: ProjectAssignments
  readonly projects: Projects
  readonly serviceCodes: ServiceCodes
  readonly skillAssignments: SkillAssignments
  readonly skillGroups: SkillGroups
  readonly skills: Skills
  readonly subcampaigns: Subcampaigns
  readonly synchronization: SynchronizationFamily
  readonly logs: Logs
  readonly reportDefinitions: ReportDefinitions
  readonly exchangeTokens: ExchangeTokens
  readonly passwords: Passwords
  readonly recovery: RecoveryFamily
  readonly registration: RegistrationFamily
  readonly secondFactor: SecondFactorFamily
  readonly securityQuestions: SecurityQuestions
  readonly sessions: Sessions
  readonly contracts: Contracts
  readonly coordinatorAssignments: CoordinatorAssignments
  readonly employeeGroupMembers: EmployeeGroupMembers
  readonly employeeGroups: EmployeeGroups
  readonly employees: Employees
  readonly organization: OrganizationFamily
  readonly clockRecounts: ClockRecounts
  readonly fields: Fields
  readonly finalStates: FinalStates
  readonly incidents: Incidents
  readonly mailboxes: Mailboxes
  readonly openingPlans: OpeningPlans
  readonly openings: Openings
  readonly priorities: Priorities
  readonly serviceHours: ServiceHoursFamily
  readonly tags: Tags
  readonly taskTemplates: TaskTemplates
  readonly tasks: Tasks
  readonly ticketBatches: TicketBatches
  readonly ticketDesk: TicketDeskFamily
  readonly ticketEntries: TicketEntries
  readonly ticketMacros: TicketMacros
  readonly ticketSkips: TicketSkips
  readonly ticketWebhooks: TicketWebhooks
  readonly tickets: Tickets
  readonly workflows: Workflows
  readonly absenceBalances: AbsenceBalances
  readonly absencePolicies: AbsencePolicies
  readonly absenceTypeTerms: AbsenceTypeTerms
  readonly absenceTypes: AbsenceTypes
  readonly absences: Absences
  readonly absenteeism: AbsenteeismFamily
  readonly approvalDelegations: ApprovalDelegations
  readonly calendarFeeds: CalendarFeeds
  readonly inbox: InboxActs
  readonly operationVacations: OperationVacations
  readonly teleworkAgreements: TeleworkAgreements
  readonly teleworkDays: TeleworkDays
  readonly teleworkVersions: TeleworkVersions
  readonly vacationBalances: VacationBalances
  readonly vacationBlocks: VacationBlocks
  readonly vacationDays: VacationDays
  readonly vacationMovements: VacationMovements
  readonly vacationPeriods: VacationPeriods
  readonly vacationBids: VacationBids
  readonly vacationPlaces: VacationPlacesFamily
  readonly vacationPlans: VacationPlans
  readonly vacationPolicies: VacationPolicies
  readonly vacationQuotas: VacationQuotas
  readonly vacationReport: VacationReportFamily
  readonly vacationRequests: VacationRequests
  readonly workdayAdaptations: WorkdayAdaptations
}

/** What builds them. */
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } =
  families<ContractFamilies>({
    main: `
employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove
exchangeTokens create
viewAs create destroy=d
blacklistRemovals: create=p!/blacklist-entries/{id}/removals index=g?/blacklist-removals approve=p/blacklist-removals/{id}/approve reject=p!/blacklist-removals/{id}/reject withdraw=p/blacklist-removals/{id}/withdraw
assignments index
references index
coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy
blacklistCopies index create
accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~
tasks index create assignees=g?/assignees bulk=p!/bulk show patch move=p!~ reassign=p!~ tick=p!~ answer=p!/{id}/notes follow=p!~
blacklistEntries index create check=g?/check show patch
notificationExclusions:/notifications/exclusions index create destroy
filters index create formats=g/formats preview=p!/preview show update destroy versions=g~
absenceTypes index create import reorder show update patch destroy restore
breakTypes index create import reorder show update patch destroy restore
links index create import reorder show update patch destroy restore
applications index create import reorder show update patch destroy restore mine=g/mine audiences=g/audiences
countries index create import show update patch destroy restore
employeeGroups index create import show update patch destroy restore
roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~
activations index create options=g/options check=p!/check show lists=g~ pause=p~ resume=p~ exhaust=p~ replace=p!~
segments index create order=u!/order overlap=g?/overlap ofLoad=p!/of-load ofSegment=p!~ show update destroy result=g~ compute=p~
duplicateRules index create patch destroy
incidents index create people=g?/people assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~ workflows=g/workflows follow=p!/{id}/workflow advance=p!~ bulk=p!/bulk import
anonymisationRuns index create preview=p!/preview show cancel=p~
duplicateSearches index create preview=p!/preview show destroy cancel=p~ cut=p!~ merge=p!~
taskTemplates index create reorder show update patch destroy restore
legalHolds index create revoke=p~
segmentRuns index create show stop=p~
anonymisationRules index create show update patch destroy restore
users index create show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles assignableRoles=g/assignable-roles bulk=p!/bulk import
blacklists index create show update patch runs=g?~
absenceTypeTerms index destroy
employees index facets=g/facets show reveal=p~
undeliveredMails index resendAll=p/resend resend=p~ destroy
permissions index show people=g?~ dangers=g/dangers explain=g?/explanation
onlineAgents index show=g?/{id} patch stop=p!~ message=p!~
lists index summary=g/summary
notifications index unread=g/unread read=p!/read destroy
logs index verify=g?/verification show revert=p~
sessions index=g destroyOthers=d/others destroy
fieldClasses index=g update
notificationPreferences:/notifications/preferences index=g update=u!
starredPages index=g update=u!
duplicates: index=g?/duplicate-searches/{id}/duplicates show=g/duplicates/{id} merge=p!/duplicates/{id}/merge exclude=p!/duplicates/{id}/exclude separate=p!/duplicates/{id}/separate postpone=p!/duplicates/{id}/postpone reopen=p!/duplicates/{id}/reopen
records next=p/next outcomes=g/outcomes finish=p!~ release=p~
recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password
dashboard show=g
organization show=g
secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes
configuration show=g import
agentState show=g patch=a!
quietHours:/notifications/quiet-hours show=g update=u!
securityQuestions:/securityQuestions show=g update=u!
registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation
maintenance show=g* update=u!
passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator
`,
    intranet: `
breakTurns:/clock/break-turn create destroy=d
teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~
absenceBalances index
overtime index
recordViews index
skillHours index
team index
teleworkDays index
vacationReport index
workingHours index choices=g/choices
hourBank index create
vacationMovements index create
shiftAssignments index create import destroy changes=g?~ deletions=g?/deletions
workCenters index create import reorder show update patch destroy restore changes=g?~
contracts index create import show update destroy changes=g?~ deletions=g?/deletions
holidays index create import show update destroy changes=g?~ deletions=g?/deletions
shiftPatterns index create import show update patch changes=g?~
vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ cancelByCompany=p!~ endEarly=p!~ endEarlyByCompany=p!~ archive=p!~ restore=p!~ release=p!/release
absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release
reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription
recordGrants index create revoke=p~ days=g?~
workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release
clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~
vacationPlans index create show update destroy
vacationPolicies index create show update destroy publish=p!~
timeRules index create show update destroy publish=p!~ turnOff=p!~
absencePolicies index create show update destroy publish=p!~ withdraw=p!~
vacationBlocks index create update destroy
vacationQuotas index create update destroy
vacationPeriods index create update destroy results=g~ publish=p!~
approvalDelegations index create withdraw=p~ delegates=g?/delegates proposals=g/proposals
dayIncidents index justify=p!/justify dismiss=p!/dismiss release=p!/release show decide=p!~
shifts index own=g?/own history=g?/changes change=p!/changes import
payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~
operationVacations index show summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview
teleworkAgreements index show template=g~
vacationBalances index show=g?/{id}
vacationDays index show=g?/{id}
workdays index show=g?/{id}
inbox index summary=g/summary
calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds renew=p/calendar-feeds/{id}/renew destroy=d/calendar-feeds/{id}
payslips own=g?/own index remind=p!/remind show withdraw=p!~
clock show=g press=p!/press
vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids
absenteeism show=g? index=g?/lines
vacationPlaces show=g?/{id} peaks=g?~ accept=p!~
`,
    laia: `
campaigns index
skillGroups:/groupskill index
projectAssignments index assign=p! destroyAll=p!/remove import
skillAssignments index assign=p! destroyAll=p!/remove import
skills:/skill index campaign=g~
finalStates index create import reorder show update patch destroy restore
priorities index create import reorder show update patch destroy restore
tags index create import reorder show update patch destroy restore
analyticCodes index create import show update patch destroy restore
fields index create import show update patch destroy restore
operatingCodes index create import show update patch destroy restore
projects index create import show update patch destroy restore
serviceCodes index create import show update patch destroy restore
subcampaigns index create import show update patch destroy restore
workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~
ticketBatches index create preview=p!/preview show rows=g?~ undo=p~
uploads index create purposes=g/purposes show parts=g~ complete=p!~ cancel=p~
openingPlans index create reorder show update patch destroy restore
serviceHours index create reorder show update patch destroy restore
mailboxes index create reorder show update patch destroy restore check=p~ messages=g?~
templates:/records-file/templates index create show update destroy
loadSources:/loadSources index create show update destroy run=p~ runs=g?~
ticketMacros index create show update patch destroy restore preview=p!~ apply=p!~
ticketWebhooks index create show update patch destroy restore renew=p!/{id}/secret ping=p~ deliveries=g?~ delivery=g/deliveries/{id} redeliver=p/deliveries/{id}/redeliver
clockRecounts index create=p cancel=p~
tickets index create=p!/new choices=g/choices assignees=g?/assignees history=g?/history bulk=p!/bulk show patch assign=p!~ transition=p!~ close=p!~ cancel=p!~ reopen=p!~ merge=p!~ link=p!/{id}/links unlink=p!~ follow=p~ unfollow=d/{id}/follow view=p!/{id}/views changes=g?~
synchronization index preview=g/preview run=p/skills-campaign previewUsers=g/users/preview runUsers=p/users runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~
openings index reliability=g?/reliability show patch open=p!~ cancel=p!~ close=p!~
ticketSkips index review=p!~
ticketEntries: index=g?/tickets/{id}/entries create=p!/tickets/{id}/entries resend=p/ticket-entries/{id}/resend
rejectedRows:/loads index=g?/{id}/rejected-rows mend=p!/{id}/rejected-rows
ticketDesk:/tickets next=g/skill/next hold=p~ resume=p~ release=p~ skip=p!~ clocks=g~ assignments=g~
`,
  })
