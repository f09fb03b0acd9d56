// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LegalHoldsOperations as Operations } from '#generated/loads/legal-holds.ts'
import type { LegalHold, LegalHoldInput } from '#generated/loads/legal-holds.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Legal holds: records exempt from anonymisation, for how long and why. */
export interface LegalHolds {
  /** List legal holds. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['legalHolds.index']['parameters']['query']], Page<LegalHold>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['legalHolds.index']['parameters']['query'], options?: CallOptions) => List<LegalHold>
  /** Create a legal hold. For all records of a format, those of a load, or a single record by its key. A load or record of another format is `inclusion`, a last day in the past `invalid`. */
  readonly create: Operation<[body: LegalHoldInput], LegalHold, 'post'>
  /** End a legal hold. A hold already released is 409 `invalid`. */
  readonly revoke: Operation<[id: string], LegalHold, 'post'>
}

/** Builds `legalHolds`: Legal holds: records exempt from anonymisation, for how long and why. */
export const legalHolds: Build<LegalHolds> = /* @__PURE__ */ family('main', 'legalHolds index create revoke=p~')
