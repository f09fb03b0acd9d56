// Generated from specs/attendance/record-views.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordViewsOperations as Operations } from '#generated/attendance/record-views.ts'
import type { RecordView } from '#generated/attendance/record-views.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who has looked at whose time record. */
export interface RecordViews {
  /** Who has looked at a time record. Each reading under a grant, and each download of a package: by whom, when, and of which days. Of one's own record; with REGISTRO_CONCEDER that of everybody, or of one person. */
  readonly index: Operation<[query?: Operations['recordViews.index']['parameters']['query']], Page<RecordView>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordViews.index']['parameters']['query'], options?: CallOptions) => List<RecordView>
}

/** Builds `recordViews`: Who has looked at whose time record. */
export const recordViews: Build<RecordViews> = /* @__PURE__ */ family('intranet', 'recordViews index')
