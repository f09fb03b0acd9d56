// Generated from specs/time-off/absence-type-terms.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenceTypeTermsOperations as Operations } from '#generated/time-off/absence-type-terms.ts'
import type { AbsenceTerms } from '#generated/time-off/absence-type-terms.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Past, current and planned terms of absence types. */
export interface AbsenceTypeTerms {
  /** List the terms of an absence type. All past, current and planned terms, general and of agreements, latest first. */
  readonly index: Operation<[query?: Operations['absenceTypeTerms.index']['parameters']['query']], Page<AbsenceTerms>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absenceTypeTerms.index']['parameters']['query'], options?: CallOptions) => List<AbsenceTerms>
  /** Delete planned terms. Only for general terms that are not in force yet. The first terms of a type and those of an agreement cannot be deleted: 409 `invalid` on `id`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `absenceTypeTerms`: Past, current and planned terms of absence types. */
export const absenceTypeTerms: Build<AbsenceTypeTerms> = /* @__PURE__ */ family('main', 'absenceTypeTerms index destroy')
