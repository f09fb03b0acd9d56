// Generated from specs/attendance/record-views.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordViewsOperations as Operations } from '#generated/attendance/record-views.ts'
import type { RecordView } from '#generated/attendance/record-views.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Accesses to time records. */
export interface RecordViews {
  /** List accesses to time records. Each access under a grant and each package download: by whom, when and which days. Returns accesses to the record of the caller; with REGISTRO_CONCEDER to all records, or to that of one person. */
  readonly index: Operation<[query?: Operations['recordViews.index']['parameters']['query']], Page<RecordView>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordViews.index']['parameters']['query'], options?: CallOptions) => List<RecordView>
}

/** Builds `recordViews`: Accesses to time records. */
export const recordViews: Build<RecordViews> = /* @__PURE__ */ family('intranet', 'recordViews index')
