// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import { type Build, families } from '#family.ts'
import type * as main from './main.ts'
import type * as intranet from './intranet.ts'
import type * as laia from './laia.ts'

/** The families whose functions are one operation each. */
export interface ContractFamilies {
  readonly accessRequests: main.AccessRequests
  readonly applications: main.Applications
  readonly assignments: main.Assignments
  readonly configuration: main.ConfigurationFamily
  readonly countries: main.Countries
  readonly maintenance: main.MaintenanceFamily
  readonly permissions: main.Permissions
  readonly references: main.References
  readonly roles: main.Roles
  readonly undeliveredMails: main.UndeliveredMails
  readonly users: main.Users
  readonly viewAs: main.ViewAs
  readonly agentState: main.AgentStateFamily
  readonly breakTypes: main.BreakTypes
  readonly onlineAgents: main.OnlineAgents
  readonly dashboard: main.DashboardFamily
  readonly links: main.Links
  readonly notifications: main.Notifications
  readonly notificationPreferences: main.NotificationPreferences
  readonly quietHours: main.QuietHoursFamily
  readonly notificationExclusions: main.NotificationExclusions
  readonly starredPages: main.StarredPages
  readonly logs: main.Logs
  readonly exchangeTokens: main.ExchangeTokens
  readonly passwords: main.Passwords
  readonly recovery: main.RecoveryFamily
  readonly registration: main.RegistrationFamily
  readonly secondFactor: main.SecondFactorFamily
  readonly securityQuestions: main.SecurityQuestions
  readonly sessions: main.Sessions
  readonly coordinatorAssignments: main.CoordinatorAssignments
  readonly employeeGroupMembers: main.EmployeeGroupMembers
  readonly employeeGroups: main.EmployeeGroups
  readonly employees: main.Employees
  readonly organization: main.OrganizationFamily
  readonly incidents: main.Incidents
  readonly absenceTypeTerms: main.AbsenceTypeTerms
  readonly absenceTypes: main.AbsenceTypes
  readonly breakTurns: intranet.BreakTurns
  readonly clockCorrections: intranet.ClockCorrections
  readonly clock: intranet.ClockFamily
  readonly holidays: intranet.Holidays
  readonly hourBank: intranet.HourBankFamily
  readonly overtime: intranet.OvertimeFamily
  readonly recordGrants: intranet.RecordGrants
  readonly recordViews: intranet.RecordViews
  readonly shiftAssignments: intranet.ShiftAssignments
  readonly shiftPatterns: intranet.ShiftPatterns
  readonly shifts: intranet.Shifts
  readonly skillHours: intranet.SkillHoursFamily
  readonly team: intranet.TeamFamily
  readonly timeRules: intranet.TimeRulesFamily
  readonly workCenters: intranet.WorkCenters
  readonly workdays: intranet.Workdays
  readonly workingHours: intranet.WorkingHoursFamily
  readonly payslipBatches: intranet.PayslipBatches
  readonly payslips: intranet.Payslips
  readonly reportDefinitions: intranet.ReportDefinitions
  readonly contracts: intranet.Contracts
  readonly absenceBalances: intranet.AbsenceBalances
  readonly absences: intranet.Absences
  readonly absenteeism: intranet.AbsenteeismFamily
  readonly approvalDelegations: intranet.ApprovalDelegations
  readonly calendarFeeds: intranet.CalendarFeeds
  readonly inbox: intranet.InboxFamily
  readonly operationVacations: intranet.OperationVacations
  readonly teleworkAgreements: intranet.TeleworkAgreements
  readonly teleworkDays: intranet.TeleworkDays
  readonly teleworkVersions: intranet.TeleworkVersions
  readonly vacationBalances: intranet.VacationBalances
  readonly vacationBlocks: intranet.VacationBlocks
  readonly vacationDays: intranet.VacationDays
  readonly vacationMovements: intranet.VacationMovements
  readonly vacationPeriods: intranet.VacationPeriods
  readonly vacationBids: intranet.VacationBids
  readonly vacationPlaces: intranet.VacationPlacesFamily
  readonly vacationPlans: intranet.VacationPlans
  readonly vacationPolicies: intranet.VacationPolicies
  readonly vacationQuotas: intranet.VacationQuotas
  readonly vacationReport: intranet.VacationReportFamily
  readonly vacationRequests: intranet.VacationRequests
  readonly workdayAdaptations: intranet.WorkdayAdaptations
  readonly templates: laia.Templates
  readonly analyticCodes: laia.AnalyticCodes
  readonly campaigns: laia.Campaigns
  readonly operatingCodes: laia.OperatingCodes
  readonly projectAssignments: laia.ProjectAssignments
  readonly projects: laia.Projects
  readonly serviceCodes: laia.ServiceCodes
  readonly skillAssignments: laia.SkillAssignments
  readonly skillGroups: laia.SkillGroups
  readonly skills: laia.Skills
  readonly subcampaigns: laia.Subcampaigns
  readonly synchronization: laia.SynchronizationFamily
  readonly fields: laia.Fields
  readonly finalStates: laia.FinalStates
  readonly priorities: laia.Priorities
  readonly tags: laia.Tags
  readonly workflows: laia.Workflows
}

/** What builds them. */
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } =
  families<ContractFamilies>({
    main: `accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~
applications index create import reorder show update patch destroy restore mine=g/mine audiences=g/audiences
assignments index
configuration show=g import
countries index create import show update patch destroy restore
maintenance show=g* update=u!
permissions index show people=g?~ dangers=g/dangers explain=g?/explanation
references index
roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~
undeliveredMails index resendAll=p/resend resend=p~ destroy
users index create show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles assignableRoles=g/assignable-roles bulk=p!/bulk import
viewAs create destroy=d
agentState show=g patch=a!
breakTypes index create import reorder show update patch destroy restore
onlineAgents index show=g?/{id} patch stop=p!~ message=p!~
dashboard show=g
links index create import reorder show update patch destroy restore
notifications index unread=g/unread read=p!/read destroy
notificationPreferences:/notifications/preferences index=g update=u!
quietHours:/notifications/quiet-hours show=g update=u!
notificationExclusions:/notifications/exclusions index create destroy
starredPages index=g update=u!
logs index verify=g?/verification show revert=p~
exchangeTokens create
passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator
recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password
registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation
secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes
securityQuestions:/securityQuestions show=g update=u!
sessions index=g destroyOthers=d/others destroy
coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy
employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove
employeeGroups index create import show update patch destroy restore
employees index facets=g/facets show reveal=p~
organization show=g
incidents index create people=g?/people assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~ workflows=g/workflows follow=p!/{id}/workflow advance=p!~ bulk=p!/bulk import
absenceTypeTerms index destroy
absenceTypes index create import reorder show update patch destroy restore`,
    intranet: `breakTurns:/clock/break-turn create destroy=d
clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~
clock show=g press=p!/press
holidays index create import show update destroy
hourBank index create
overtime index
recordGrants index create revoke=p~ days=g?~
recordViews index
shiftAssignments index create destroy
shiftPatterns index create show update patch
shifts index own=g?/own history=g?/changes change=p!/changes import
skillHours index
team index
timeRules index create show update destroy publish=p!~ turnOff=p!~
workCenters index create import reorder show update patch destroy restore
workdays index show=g?/{id}
workingHours index choices=g/choices
payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~
payslips own=g?/own index remind=p!/remind show withdraw=p!~
reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription
contracts index create import show update destroy
absenceBalances index
absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release
absenteeism show=g?
approvalDelegations index create withdraw=p~ delegates=g?/delegates proposals=g/proposals
calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds renew=p/calendar-feeds/{id}/renew destroy=d/calendar-feeds/{id}
inbox index summary=g/summary
operationVacations index show summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview
teleworkAgreements index show template=g~
teleworkDays index
teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~
vacationBalances index show=g?/{id}
vacationBlocks index create update destroy
vacationDays index show=g?/{id}
vacationMovements index create
vacationPeriods index create update destroy results=g~ publish=p!~
vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids
vacationPlaces show=g?/{id} peaks=g?~ accept=p!~
vacationPlans index create show update destroy
vacationPolicies index create show update destroy publish=p!~
vacationQuotas index create update destroy
vacationReport index
vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ cancelByCompany=p!~ endEarly=p!~ endEarlyByCompany=p!~ archive=p!~ restore=p!~ release=p!/release
workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release`,
    laia: `templates:/records-file/templates index create show update destroy
analyticCodes index create import show update patch destroy restore
campaigns index
operatingCodes index create import show update patch destroy restore
projectAssignments index assign=p! destroyAll=p!/remove import
projects index create import show update patch destroy restore
serviceCodes index create import show update patch destroy restore
skillAssignments index assign=p! destroyAll=p!/remove import
skillGroups:/groupskill index
skills:/skill index campaign=g~
subcampaigns index create import show update patch destroy restore
synchronization index preview=g/preview run=p/skills-campaign previewUsers=g/users/preview runUsers=p/users runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~
fields index create import show update patch destroy restore
finalStates index create import reorder show update patch destroy restore
priorities index create import reorder show update patch destroy restore
tags index create import reorder show update patch destroy restore
workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~`,
  })
