// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { AccessRequestsPaths } from './administration/access-requests.ts'
import type { ApplicationsPaths } from './administration/applications.ts'
import type { AssignmentsPaths } from './administration/assignments.ts'
import type { ConfigurationPaths } from './administration/configuration.ts'
import type { CountriesPaths } from './administration/countries.ts'
import type { MaintenancePaths } from './administration/maintenance.ts'
import type { PermissionsPaths } from './administration/permissions.ts'
import type { ReferencesPaths } from './administration/references.ts'
import type { RolesPaths } from './administration/roles.ts'
import type { UndeliveredMailsPaths } from './administration/undelivered-mails.ts'
import type { UsersPaths } from './administration/users.ts'
import type { ViewAsPaths } from './administration/view-as.ts'
import type { AgentStatePaths } from './attendance/agent-state.ts'
import type { BreakTypesPaths } from './attendance/break-types.ts'
import type { OnlineAgentsPaths } from './attendance/online-agents.ts'
import type { DashboardPaths } from './home/dashboard.ts'
import type { EventsPaths } from './home/events.ts'
import type { LinksPaths } from './home/links.ts'
import type { NotificationsPaths } from './home/notifications.ts'
import type { StarredPagesPaths } from './home/starred-pages.ts'
import type { ActivationsPaths } from './lists/activations.ts'
import type { BlacklistCopiesPaths } from './lists/blacklist-copies.ts'
import type { BlacklistEntriesPaths } from './lists/blacklist-entries.ts'
import type { BlacklistRemovalsPaths } from './lists/blacklist-removals.ts'
import type { BlacklistsPaths } from './lists/blacklists.ts'
import type { DownloadsPaths } from './lists/downloads.ts'
import type { DuplicateRulesPaths } from './lists/duplicate-rules.ts'
import type { DuplicateSearchesPaths } from './lists/duplicate-searches.ts'
import type { DuplicatesPaths } from './lists/duplicates.ts'
import type { FiltersPaths } from './lists/filters.ts'
import type { ListsPaths } from './lists/lists.ts'
import type { RecordsPaths } from './lists/records.ts'
import type { SegmentRunsPaths } from './lists/segment-runs.ts'
import type { SegmentsPaths } from './lists/segments.ts'
import type { AnonymisationRulesPaths } from './loads/anonymisation-rules.ts'
import type { AnonymisationRunsPaths } from './loads/anonymisation-runs.ts'
import type { FieldClassesPaths } from './loads/field-classes.ts'
import type { LegalHoldsPaths } from './loads/legal-holds.ts'
import type { LogsPaths } from './reports/logs.ts'
import type { ExchangeTokensPaths } from './session/exchange-tokens.ts'
import type { PasswordsPaths } from './session/passwords.ts'
import type { ProfilePaths } from './session/profile.ts'
import type { RecoveryPaths } from './session/recovery.ts'
import type { RegistrationPaths } from './session/registration.ts'
import type { SecondFactorPaths } from './session/second-factor.ts'
import type { SecurityQuestionsPaths } from './session/security-questions.ts'
import type { SessionPaths } from './session/session.ts'
import type { SessionsPaths } from './session/sessions.ts'
import type { CoordinatorAssignmentsPaths } from './staff/coordinator-assignments.ts'
import type { EmployeeGroupMembersPaths } from './staff/employee-group-members.ts'
import type { EmployeeGroupsPaths } from './staff/employee-groups.ts'
import type { EmployeesPaths } from './staff/employees.ts'
import type { OrganizationPaths } from './staff/organization.ts'
import type { IncidentsPaths } from './tickets/incidents.ts'
import type { TaskTemplatesPaths } from './tickets/task-templates.ts'
import type { TasksPaths } from './tickets/tasks.ts'
import type { AbsenceTypeTermsPaths } from './time-off/absence-type-terms.ts'
import type { AbsenceTypesPaths } from './time-off/absence-types.ts'

/** The paths of main. */
export interface MainPaths extends AccessRequestsPaths {}
export interface MainPaths extends ApplicationsPaths {}
export interface MainPaths extends AssignmentsPaths {}
export interface MainPaths extends ConfigurationPaths {}
export interface MainPaths extends CountriesPaths {}
export interface MainPaths extends MaintenancePaths {}
export interface MainPaths extends PermissionsPaths {}
export interface MainPaths extends ReferencesPaths {}
export interface MainPaths extends RolesPaths {}
export interface MainPaths extends UndeliveredMailsPaths {}
export interface MainPaths extends UsersPaths {}
export interface MainPaths extends ViewAsPaths {}
export interface MainPaths extends AgentStatePaths {}
export interface MainPaths extends BreakTypesPaths {}
export interface MainPaths extends OnlineAgentsPaths {}
export interface MainPaths extends DashboardPaths {}
export interface MainPaths extends EventsPaths {}
export interface MainPaths extends LinksPaths {}
export interface MainPaths extends NotificationsPaths {}
export interface MainPaths extends StarredPagesPaths {}
export interface MainPaths extends ActivationsPaths {}
export interface MainPaths extends BlacklistCopiesPaths {}
export interface MainPaths extends BlacklistEntriesPaths {}
export interface MainPaths extends BlacklistRemovalsPaths {}
export interface MainPaths extends BlacklistsPaths {}
export interface MainPaths extends DownloadsPaths {}
export interface MainPaths extends DuplicateRulesPaths {}
export interface MainPaths extends DuplicateSearchesPaths {}
export interface MainPaths extends DuplicatesPaths {}
export interface MainPaths extends FiltersPaths {}
export interface MainPaths extends ListsPaths {}
export interface MainPaths extends RecordsPaths {}
export interface MainPaths extends SegmentRunsPaths {}
export interface MainPaths extends SegmentsPaths {}
export interface MainPaths extends AnonymisationRulesPaths {}
export interface MainPaths extends AnonymisationRunsPaths {}
export interface MainPaths extends FieldClassesPaths {}
export interface MainPaths extends LegalHoldsPaths {}
export interface MainPaths extends LogsPaths {}
export interface MainPaths extends ExchangeTokensPaths {}
export interface MainPaths extends PasswordsPaths {}
export interface MainPaths extends ProfilePaths {}
export interface MainPaths extends RecoveryPaths {}
export interface MainPaths extends RegistrationPaths {}
export interface MainPaths extends SecondFactorPaths {}
export interface MainPaths extends SecurityQuestionsPaths {}
export interface MainPaths extends SessionPaths {}
export interface MainPaths extends SessionsPaths {}
export interface MainPaths extends CoordinatorAssignmentsPaths {}
export interface MainPaths extends EmployeeGroupMembersPaths {}
export interface MainPaths extends EmployeeGroupsPaths {}
export interface MainPaths extends EmployeesPaths {}
export interface MainPaths extends OrganizationPaths {}
export interface MainPaths extends IncidentsPaths {}
export interface MainPaths extends TaskTemplatesPaths {}
export interface MainPaths extends TasksPaths {}
export interface MainPaths extends AbsenceTypeTermsPaths {}
export interface MainPaths extends AbsenceTypesPaths {}
