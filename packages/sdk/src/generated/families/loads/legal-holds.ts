// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LegalHoldsOperations as Operations } from '#generated/loads/legal-holds.ts'
import type { LegalHold, LegalHoldInput } from '#generated/loads/legal-holds.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What must be kept as it is, for how long and why: no anonymisation touches it. */
export interface LegalHolds {
  /** List the legal holds. Newest first. */
  readonly index: Operation<[query?: Operations['legalHolds.index']['parameters']['query']], Page<LegalHold>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['legalHolds.index']['parameters']['query'], options?: CallOptions) => List<LegalHold>
  /** Hold what must be kept. All records of a format, those of a load, or one record by the value of its key. A load or record of another format is refused with `inclusion`, a last day that is over with `invalid`. */
  readonly create: Operation<[body: LegalHoldInput], LegalHold, 'post'>
  /** End a legal hold. One that has been released already is 409 `invalid`. */
  readonly revoke: Operation<[id: string], LegalHold, 'post'>
}

/** Builds `legalHolds`: What must be kept as it is, for how long and why: no anonymisation touches it. */
export const legalHolds: Build<LegalHolds> = /* @__PURE__ */ family('main', 'legalHolds index create revoke=p~')
