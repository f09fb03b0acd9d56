// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import { type Build, families } from '#family.ts'
import type * as main from './main.ts'
import type * as intranet from './intranet.ts'
import type * as laia from './laia.ts'

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
  readonly undeliveredMails: main.UndeliveredMails
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
  readonly clock: intranet.ClockFamily
  readonly breakTurns: intranet.BreakTurns
  readonly clockCorrections: intranet.ClockCorrections
  readonly team: intranet.TeamFamily
  readonly workdays: intranet.Workdays
  readonly workingHours: intranet.WorkingHoursFamily
  readonly skillHours: intranet.SkillHoursFamily
  readonly recordGrants: intranet.RecordGrants
  readonly recordViews: intranet.RecordViews
  readonly vacationRequests: intranet.VacationRequests
  readonly vacationBalances: intranet.VacationBalances
  readonly vacationMovements: intranet.VacationMovements
  readonly vacationReport: intranet.VacationReportFamily
  readonly vacationPolicies: intranet.VacationPolicies
  readonly vacationBlocks: intranet.VacationBlocks
  readonly vacationDays: intranet.VacationDays
  readonly calendarFeeds: intranet.CalendarFeeds
  readonly absences: intranet.Absences
  readonly absenceBalances: intranet.AbsenceBalances
  readonly workdayAdaptations: intranet.WorkdayAdaptations
  readonly absenteeism: intranet.AbsenteeismFamily
  readonly vacationPlans: intranet.VacationPlans
  readonly vacationQuotas: intranet.VacationQuotas
  readonly vacationPlaces: intranet.VacationPlacesFamily
  readonly vacationPeriods: intranet.VacationPeriods
  readonly vacationBids: intranet.VacationBids
  readonly operationVacations: intranet.OperationVacations
  readonly teleworkAgreements: intranet.TeleworkAgreements
  readonly teleworkVersions: intranet.TeleworkVersions
  readonly teleworkDays: intranet.TeleworkDays
  readonly payslips: intranet.Payslips
  readonly payslipBatches: intranet.PayslipBatches
  readonly hourBank: intranet.HourBankFamily
  readonly timeRules: intranet.TimeRulesFamily
  readonly overtime: intranet.OvertimeFamily
  readonly reportDefinitions: intranet.ReportDefinitions
  readonly contracts: intranet.Contracts
  readonly workCenters: intranet.WorkCenters
  readonly shiftPatterns: intranet.ShiftPatterns
  readonly shiftAssignments: intranet.ShiftAssignments
  readonly shifts: intranet.Shifts
  readonly holidays: intranet.Holidays
  readonly inbox: intranet.InboxFamily
  readonly approvalDelegations: intranet.ApprovalDelegations
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
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } =
  families<ContractFamilies>({
    main: `exchangeTokens create
sessions index=g destroyOthers=d/others destroy
registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation
secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes
passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator
recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password
securityQuestions:/securityQuestions show=g update=u!
dashboard show=g
links index create import reorder show update patch destroy restore
starredPages index=g update=u!
references index
maintenance show=g* update=u!
onlineAgents index show=g?/{id} patch stop=p!~ message=p!~
agentState show=g patch=a!
absenceTypes index create import reorder show update patch destroy restore
absenceTypeTerms index destroy
breakTypes index create import reorder show update patch destroy restore
users index create import bulk=p!/bulk assignableRoles=g/assignable-roles show update patch destroy restore disable=p~ enable=p~ unlock=p~ resetPassword=p~ resetSecondFactor=p~ sessions=g~ endSessions=p!~ grant=p!~ revoke=p!~ permissions=g~ assignRoles=u!/{id}/roles
logs index verify=g?/verification show revert=p~
accessRequests index create approve=p!~ reject=p!~ revoke=p!~ withdraw=p~
roles index create import show update patch destroy=d?/{id} restore clone=p!~ preview=p!~
permissions index explain=g?/explanation dangers=g/dangers show people=g?~
configuration show=g import
undeliveredMails index resendAll=p/resend destroy resend=p~
viewAs create destroy=d
assignments index
countries index create import show update patch destroy restore
applications index create mine=g/mine audiences=g/audiences import reorder show update patch destroy restore
incidents index create bulk=p!/bulk import people=g?/people workflows=g/workflows assignees=g/assignees justifiedTime=g?/justified-time show patch assign=p!~ answer=p!/{id}/messages follow=p!/{id}/workflow advance=p!~ resolve=p!~ close=p~ reopen=p!~ approve=p~ reject=p!~
notifications index unread=g/unread read=p!/read destroy
quietHours:/notifications/quiet-hours show=g update=u!
notificationPreferences:/notifications/preferences index=g update=u!
notificationExclusions:/notifications/exclusions index create destroy
employees index facets=g/facets show reveal=p~
coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy
employeeGroups index create import show update patch destroy restore
employeeGroupMembers:/employee-groups counts=g?/counts preview=p!/preview index=g?/{id}/members assign=p!/{id}/members import=p!/{id}/members/import destroyAll=p!/{id}/members/remove
organization show=g`,
    intranet: `clock show=g press=p!/press
breakTurns:/clock/break-turn create destroy=d
clockCorrections index create show approve=p~ reject=p!~ hold=p!~ release=p~ withdraw=p~
team index
workdays index show=g?/{id}
workingHours index choices=g/choices
skillHours index
recordGrants index create revoke=p~ days=g?~
recordViews index
vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ endEarly=p!~ endEarlyByCompany=p!~ cancelByCompany=p!~ archive=p!~ restore=p!~ release=p!/release
vacationBalances index show=g?/{id}
vacationMovements index create
vacationReport index
vacationPolicies index create show update destroy publish=p!~
vacationBlocks index create update destroy
vacationDays index show=g?/{id}
calendarFeeds: index=g/calendar-feeds create=p!/calendar-feeds destroy=d/calendar-feeds/{id} renew=p/calendar-feeds/{id}/renew
absences index create preview=p!/preview show approve=p!~ reject=p!~ justify=p!~ cancel=p!~ addPart=p!/{id}/parts decide=p!/decide release=p!/release
absenceBalances index
workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release
absenteeism show=g? index=g?/lines
vacationPlans index create show update destroy
vacationQuotas index create update destroy
vacationPlaces show=g?/{id} peaks=g?~ accept=p!~
vacationPeriods index create update destroy results=g~ publish=p!~
vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids
operationVacations index summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview show
teleworkAgreements index show template=g~
teleworkVersions create show update destroy offer=p!~ withdraw=p!~ sign=p!~ refuse=p!~ reverse=p!~
teleworkDays index
payslips index own=g?/own remind=p!/remind show withdraw=p!~
payslipBatches index people=g?/people show pages=g?~ assign=p!~ publish=p!~ cancel=p~ retry=p~
hourBank index create
timeRules index create show update destroy publish=p!~ turnOff=p!~
overtime index
reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription
contracts index create import show update destroy
workCenters index create import reorder show update patch destroy restore
shiftPatterns index create show update patch
shiftAssignments index create destroy
shifts index own=g?/own history=g?/changes change=p!/changes import
holidays index create import show update destroy
inbox index summary=g/summary
approvalDelegations index create delegates=g?/delegates proposals=g/proposals withdraw=p~`,
    laia: `templates:/records-file/templates index create show update destroy
fields index create import show update patch destroy restore
tags index create import reorder show update patch destroy restore
priorities index create import reorder show update patch destroy restore
finalStates index create import reorder show update patch destroy restore
workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~
skills:/skill index campaign=g~
skillGroups:/groupskill index
campaigns index
subcampaigns index create import show update patch destroy restore
skillAssignments index assign=p! destroyAll=p!/remove import
projectAssignments index assign=p! destroyAll=p!/remove import
synchronization index preview=g/preview runUsers=p/users previewUsers=g/users/preview run=p/skills-campaign runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~
projects index create import show update patch destroy restore
analyticCodes index create import show update patch destroy restore
serviceCodes index create import show update patch destroy restore
operatingCodes index create import show update patch destroy restore`,
  })
