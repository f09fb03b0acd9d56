import { type ClockEntryActs, clockEntries } from '#areas/attendance/clock-entries.ts'
import { type TicketDeskActs, ticketDesk } from '#areas/tickets/ticket-desk.ts'
import { type TicketFileActs, ticketFiles } from '#areas/tickets/ticket-files.ts'
import { type CorrectionFileActs, correctionFiles } from '#areas/attendance/correction-files.ts'
import { type RecordPackageActs, recordPackages } from '#areas/attendance/record-packages.ts'
import { type TimeAnchorActs, timeAnchors } from '#areas/attendance/time-anchors.ts'
import { monthSheets, type MonthSheetActs } from '#areas/attendance/month-sheets.ts'
import { teleworkVersions, type TeleworkVersionActs } from '#areas/time-off/telework-versions.ts'
import { payslipBatches, type PayslipBatchActs } from '#areas/payroll/payslip-batches.ts'
import { payslips, type PayslipActs } from '#areas/payroll/payslips.ts'
import { type ActivationActs, activations } from '#areas/lists/activations.ts'
import { type DownloadActs, downloads } from '#areas/lists/downloads.ts'
import { type BlacklistCopyActs, blacklistCopies } from '#areas/lists/blacklist-copies.ts'
import { events, type EventsFamily } from '#areas/home/events.ts'
import { type LoadsFamily, loadsFamily } from '#areas/loads/loads-family.ts'
import { recordsFile, type RecordsFiles } from '#areas/loads/records-file.ts'
import { uploads, type UploadActs } from '#areas/loads/uploads.ts'
import { type ReportRunActs, reportRuns } from '#areas/reports/report-runs.ts'
import { type HolidayActs, holidays } from '#areas/attendance/holidays.ts'
import { type CalendarFeedActs, calendarFeeds } from '#areas/time-off/calendar-feeds.ts'
import { type AbsenceFileActs, absenceFiles } from '#areas/time-off/absence-files.ts'
import { profile } from '#areas/session/profile.ts'
import { session, type SessionFamily } from '#areas/session/session.ts'
import type { ProfileFamily } from '#generated/families/main.ts'
import { type ContractFamilies, contractFamilies } from '#generated/families/portal.ts'
import { explained } from './explained.ts'
import { kernel } from './kernel/kernel.ts'
import { type Families, type Offered, opened, type OpenPortal } from './open-portal.ts'
import type { PortalOptions } from './kernel/portal-options.ts'
import { checkRuntime } from './runtime.ts'
import { type RawClients, rawClients } from './raw.ts'

/** The services of the portal as functions, grouped in families by resource. */
export interface Portal extends OpenPortal, ContractFamilies {
  readonly session: SessionFamily
  readonly profile: ProfileFamily
  readonly events: EventsFamily
  readonly recordsFile: RecordsFiles
  /** Resumable uploads, and their results. */
  readonly uploads: UploadActs
  readonly clockEntries: ClockEntryActs
  readonly reportRuns: ReportRunActs
  readonly absenceFiles: AbsenceFileActs
  readonly calendarFeeds: CalendarFeedActs
  readonly holidays: HolidayActs
  readonly correctionFiles: CorrectionFileActs
  readonly ticketDesk: TicketDeskActs
  readonly ticketFiles: TicketFileActs
  readonly recordPackages: RecordPackageActs
  readonly timeAnchors: TimeAnchorActs
  readonly loads: LoadsFamily
  readonly monthSheets: MonthSheetActs
  readonly teleworkVersions: TeleworkVersionActs
  readonly payslips: PayslipActs
  readonly payslipBatches: PayslipBatchActs
  readonly activations: ActivationActs
  readonly blacklistCopies: BlacklistCopyActs
  /** Exports of records, and who took which. */
  readonly downloads: DownloadActs
  /** The four services by path and method, for operations without a function. */
  readonly services: RawClients
}

/**
 * Opens a portal. One portal holds one session: a script for several people opens several. The `message` of its
 * errors says in English what happened and what to do. Throws on a platform that is too old, such as Node 18.
 *
 * @example
 * const portal = createPortal({ baseUrl: 'https://portal.example' })
 * await portal.session.login({ user, password })
 * for await (const load of portal.loads.list({ state: ['processing'] })) console.log(load.name)
 */
export function createPortal(options?: PortalOptions): Portal
/**
 * Opens a portal with families of your own besides those of the contract.
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
    ...contractFamilies,
    session,
    profile,
    events,
    recordsFile,
    uploads,
    clockEntries,
    reportRuns,
    absenceFiles,
    calendarFeeds,
    holidays,
    correctionFiles,
    ticketDesk,
    ticketFiles,
    recordPackages,
    timeAnchors,
    loads: loadsFamily,
    monthSheets,
    teleworkVersions,
    payslips,
    payslipBatches,
    activations,
    blacklistCopies,
    downloads,
    services: rawClients,
    ...more,
  })
}
