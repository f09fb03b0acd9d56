export { createPortal } from './portal.ts'
export { openPortal } from './open-portal.ts'
export type { Families, Offered, OpenPortal } from './open-portal.ts'
export type { Kernel } from './kernel.ts'
export type { Portal } from './portal.ts'
export type { PortalOptions } from './portal-options.ts'
export { readServices } from './http/addresses.ts'
export type { ServiceAddresses } from './http/addresses.ts'
export type { TokenTransport } from './http/bare.ts'
export type { Answer, Call, CallOptions, Outcome, Progress } from './http/call.ts'
export type { Clock } from './http/clock.ts'
export type { Download, DownloadCall } from './http/download.ts'
export type { List } from './http/list.ts'
export type { Logger } from './http/logger.ts'
export type { Middleware, MiddlewareContext, PortalRequest } from './http/middleware.ts'
export type { Named, Operation } from './http/operation.ts'
export type { Meta, Page } from './http/page.ts'
export type { ServiceName } from './http/services.ts'
export type { Lock } from './session/lock.ts'
export type { SessionEvent } from './session/session-events.ts'
export type { CurrentSession, SessionKind, StoredSession, UserData } from './session/stored-session.ts'
export type { TabMessage, Tabs } from './session/tabs.ts'
export { localStorageStore, memoryStore, sessionStorageStore } from './session/token-store.ts'
export type { TokenStore } from './session/token-store.ts'
export {
  AbortError,
  BodyNotReplayableError,
  ConnectionError,
  DeadlineError,
  TimeoutError,
} from './errors/connection-errors.ts'
export {
  AuthenticationError,
  ConflictError,
  HttpError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors/http-errors.ts'
export { isPortalError } from './errors/is-portal-error.ts'
export type { AnyPortalError, ErrorOfKind } from './errors/is-portal-error.ts'
export { LoadFailedError } from './errors/load-failed-error.ts'
export { LoadPausedError } from './errors/load-paused-error.ts'
export { addMessages, messageOf, messageOfCode } from './errors/message-of.ts'
export type { Locale } from './errors/message-of.ts'
export type { Messages } from './errors/messages/messages.ts'
export { PortalError } from './errors/portal-error.ts'
export type { ErrorKind } from './errors/portal-error.ts'
export { readErrors } from './errors/read-errors.ts'
export type { ErrorReading, FieldFault } from './errors/read-errors.ts'
export { SessionExpiredError } from './errors/session-errors.ts'
export type { EndReason } from './errors/session-errors.ts'
export { errorCodes } from './generated/error-codes.ts'
export type { ErrorCode } from './generated/error-codes.ts'
export type { Assignment, Assignments } from './areas/administration/assignments.ts'
export type { Countries, Country } from './areas/administration/countries.ts'
export type { Application, Applications, OwnApplication } from './areas/administration/applications.ts'
export type { Link, Links } from './areas/home/links.ts'
export type {
  CountedPermission,
  DangerousPair,
  Explanation,
  PermissionHolder,
  PermissionOrigin,
  Permissions,
} from './areas/administration/permissions.ts'
export type {
  Configuration,
  ConfigurationFamily,
  ConfigurationFile,
  ConfigurationReview,
  RowReview,
} from './areas/administration/configuration.ts'
export type { Role, RoleDetail, RoleInput, RolePreview, Roles } from './areas/administration/roles.ts'
export type {
  LogChannel,
  LogEvent,
  LogEventDetail,
  LogFinding,
  LogVerification,
  Logs,
} from './areas/reports/logs.ts'
export type {
  AccessRequest,
  AccessRequestInput,
  AccessRequests,
} from './areas/administration/access-requests.ts'
export type {
  AssignableRole,
  EffectivePermission,
  User,
  UserBulkResult,
  UserDetail,
  UserInput,
  Users,
} from './areas/administration/users.ts'
export type { UndeliveredMail, UndeliveredMails } from './areas/administration/undelivered-mails.ts'
export type { OpenedView, ViewAs } from './areas/administration/view-as.ts'
export type { ReferencesFamily, Referring } from './areas/administration/references.ts'
export type { Maintenance, MaintenanceFamily } from './areas/administration/maintenance.ts'
export type { AgentStateFamily, OwnState } from './areas/attendance/agent-state.ts'
export type { BreakType, BreakTypeInput, BreakTypes } from './areas/attendance/break-types.ts'
export type {
  AgentDay,
  AgentState,
  ChosenState,
  OnlineAgent,
  OnlineAgents,
} from './areas/attendance/online-agents.ts'
export type { Dashboard, DashboardFamily } from './areas/home/dashboard.ts'
export type { EventsFamily } from './areas/home/events.ts'
export type { NotificationExclusion, NotificationExclusions } from './areas/home/notification-exclusions.ts'
export type { QuietHours, QuietHoursFamily } from './areas/home/quiet-hours.ts'
export type {
  NotificationPreference,
  NotificationPreferences,
} from './areas/home/notification-preferences.ts'
export type { Notification, NotificationKind, Notifications } from './areas/home/notifications.ts'
export type { LiveEvent } from './live/live-event.ts'
export type { StarredPage, StarredPageInput, StarredPages } from './areas/home/starred-pages.ts'
export type { LoadError, LoadErrors } from './areas/loads/load-errors.ts'
export type { ExportQuery, Load, LoadActs, LoadState } from './areas/loads/loads.ts'
export type { LoadsFamily } from './areas/loads/loads-family.ts'
export type {
  Analysis,
  ImportInput,
  RecordsFile,
  RecordsFiles,
  UploadOptions,
} from './areas/loads/records-file.ts'
export type { RunOptions, RunProgress } from './areas/loads/run.ts'
export type { Template, TemplateColumn, TemplateInput, Templates } from './areas/loads/templates.ts'
export type { LoadPredicate, WaitOptions } from './areas/loads/wait-until.ts'
export type { AnalyticCode, AnalyticCodes } from './areas/projects/analytic-codes.ts'
export type { Campaigns } from './areas/projects/campaigns.ts'
export type { OperatingCode, OperatingCodes } from './areas/projects/operating-codes.ts'
export type { Project, Projects } from './areas/projects/projects.ts'
export type { ServiceCode, ServiceCodes } from './areas/projects/service-codes.ts'
export type { ProjectAssignment, ProjectAssignments } from './areas/projects/project-assignments.ts'
export type { SkillAssignment, SkillAssignments } from './areas/projects/skill-assignments.ts'
export type { SkillGroup, SkillGroups } from './areas/projects/skill-groups.ts'
export type { Subcampaign, Subcampaigns } from './areas/projects/subcampaigns.ts'
export type {
  Synchronization,
  SynchronizationChange,
  SynchronizationFamily,
} from './areas/projects/synchronization.ts'
export type { Campaign, Skill, Skills } from './areas/projects/skills.ts'
export type { ExchangeTokens } from './areas/session/exchange-tokens.ts'
export type { FirstAdministrator, Passwords } from './areas/session/passwords.ts'
export type { Preferences, Profile, ProfileFamily } from './areas/session/profile.ts'
export type { RegistrationFamily, RegistrationInput } from './areas/session/registration.ts'
export type {
  SecondFactorFamily,
  SecondFactorSecret,
  SecondFactorState,
} from './areas/session/second-factor.ts'
export type { Recovery } from './areas/session/recovery.ts'
export type {
  SecurityAnswers,
  SecurityQuestionId,
  SecurityQuestions,
} from './areas/session/security-questions.ts'
export type {
  ExchangeTokenInput,
  LoginInput,
  SessionFamily,
  SessionOnServer,
} from './areas/session/session.ts'
export type { KeepAlive, KeptAlive } from './session/keep-alive.ts'
export type { DeviceSession, Sessions } from './areas/session/sessions.ts'
export type {
  Coordinator,
  CoordinatorAssignment,
  CoordinatorAssignments,
  CoordinatorMove,
  CoordinatorMoveResult,
} from './areas/staff/coordinator-assignments.ts'
export type { EmployeeGroupMembers, GroupMember } from './areas/staff/employee-group-members.ts'
export type {
  EmployeeGroup,
  EmployeeGroupInput,
  EmployeeGroups,
  GroupRule,
} from './areas/staff/employee-groups.ts'
export type { Employee, EmployeeDetail, EmployeeFacets, Employees } from './areas/staff/employees.ts'
export type { Organization, OrganizationFamily } from './areas/staff/organization.ts'
export type { Field, FieldInput, Fields } from './areas/tickets/fields.ts'
export type {
  Incident,
  IncidentDetail,
  IncidentTransition,
  IncidentWorkflow,
  IncidentInput,
  Incidents,
  JustifiedTime,
} from './areas/tickets/incidents.ts'
export type { Priorities, Priority } from './areas/tickets/priorities.ts'
export type { AbsenceType, AbsenceTypeInput, AbsenceTypes } from './areas/time-off/absence-types.ts'
export type { AbsenceTerms, AbsenceTypeTerms } from './areas/time-off/absence-type-terms.ts'
export type { Tag, Tags } from './areas/tickets/tags.ts'
export type { FinalState, FinalStates, SkillMeaning } from './areas/tickets/final-states.ts'
export type {
  Workflow,
  WorkflowDocument,
  WorkflowInput,
  WorkflowPlace,
  WorkflowPublication,
  Workflows,
  WorkflowState,
  WorkflowTransition,
  WorkflowVersion,
} from './areas/tickets/workflows.ts'
