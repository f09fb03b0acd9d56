export { createPortal } from './portal.ts'
export { openPortal } from './open-portal.ts'
export type { Families, Offered, OpenPortal } from './open-portal.ts'
export type { Kernel } from './kernel/kernel.ts'
export type { Portal } from './portal.ts'
export type { PortalOptions } from './kernel/portal-options.ts'
export { readServices } from './http/addresses.ts'
export type { ServiceAddresses } from './http/addresses.ts'
export type { TokenTransport } from './session/bare.ts'
export type { Answer, Call, CallOptions, Outcome, Progress } from './http/call.ts'
export type { Clock } from './http/clock.ts'
export type { Download, DownloadCall } from './http/download.ts'
export type { List } from './http/list.ts'
export type { Logger } from './http/logger.ts'
export type { Middleware, MiddlewareContext, PortalRequest } from './http/middleware.ts'
export type { Named, Operation } from './http/operation.ts'
export type { Meta, Page } from './http/page.ts'
export type { ServiceName } from './http/services.ts'
export { webLock } from './session/lock.ts'
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
export type { ErrorReading, FieldFault, RowFaults } from './errors/read-errors.ts'
export { SessionExpiredError } from './errors/session-errors.ts'
export type { EndReason } from './errors/session-errors.ts'
export { errorCodes } from './generated/error-codes.ts'
export type { ErrorCode } from './generated/error-codes.ts'
export type { ClockEntryActs } from './areas/attendance/clock-entries.ts'
export type { ReportRunActs } from './areas/reports/report-runs.ts'
export type { ActivationActs } from './areas/lists/activations.ts'
export type { TicketDeskActs } from './areas/tickets/ticket-desk.ts'
export type { DownloadActs } from './areas/lists/downloads.ts'
export type { BlacklistCopyActs } from './areas/lists/blacklist-copies.ts'
export type { HolidayActs } from './areas/attendance/holidays.ts'
export type { CalendarFeedActs } from './areas/time-off/calendar-feeds.ts'
export type { AbsenceFileActs } from './areas/time-off/absence-files.ts'
export type { ProofFiles } from './http/proof-files.ts'
export type { TicketFileActs } from './areas/tickets/ticket-files.ts'
export type { CorrectionFileActs } from './areas/attendance/correction-files.ts'
export type { RecordPackageActs } from './areas/attendance/record-packages.ts'
export type { TimeAnchorActs } from './areas/attendance/time-anchors.ts'
export type * from './generated/types.ts'
export type { RecoveryFamily as Recovery } from './generated/families/session/recovery.ts'
export type { References as ReferencesFamily } from './generated/families/administration/references.ts'
export type { EventsFamily } from './areas/home/events.ts'
export type { LiveEvent } from './live/live-event.ts'
export type { MonthSheetActs } from './areas/attendance/month-sheets.ts'
export type { PayslipActs, PayslipDownload } from './areas/payroll/payslips.ts'
export type { PayslipBatchActs, PayslipBatchQuery } from './areas/payroll/payslip-batches.ts'
export type { TeleworkVersionActs } from './areas/time-off/telework-versions.ts'
export type { LoadError, LoadErrors } from './areas/loads/load-errors.ts'
export type { ExportQuery, LoadActs } from './areas/loads/loads.ts'
export type { LoadsFamily } from './areas/loads/loads-family.ts'
export type { RecordsFiles } from './areas/loads/records-file.ts'
export type { Upload, UploadOptions, UploadWith } from './http/uploading.ts'
export type { RunOptions, RunProgress } from './areas/loads/run.ts'
export type { LoadPredicate, WaitOptions } from './areas/loads/wait-until.ts'
export type {
  ExchangeTokenInput,
  LoginInput,
  SessionFamily,
  SessionOnServer,
} from './areas/session/session.ts'
export type { KeepAlive, KeptAlive } from './kernel/keep-alive.ts'
