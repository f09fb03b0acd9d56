// Generated from specs/time-off/telework-agreements.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkAgreementsOperations as Operations } from '#generated/time-off/telework-agreements.ts'
import type { TeleworkPerson, TeleworkPersonDetail, TeleworkTemplate } from '#generated/time-off/telework-agreements.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who works remotely, by which agreement, and how much. */
export interface TeleworkAgreements {
  /** List the people who work remotely. Everybody with an agreement, or with remote work in the three months up to `until`, which is today unless it is said. One's own row; with TELETRABAJO_GESTIONAR also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The figures are of days that are over in the record of the clock. */
  readonly index: Operation<[query?: Operations['teleworkAgreements.index']['parameters']['query']], Page<TeleworkPerson> & { readonly meta: Operations['teleworkAgreements.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['teleworkAgreements.index']['parameters']['query'], options?: CallOptions) => List<TeleworkPerson>
  /** The telework of a person. With every version of the agreement that one may see, the last one first: drafts are seen by those who manage them. The id is that of the person. Of somebody out of reach, 404. */
  readonly show: Operation<[id: string], TeleworkPersonDetail, 'get'>
  /** What a version for a person begins with. What their last version says, or else the texts of the house in Spanish, with the work center of their contract. The id is that of the person. */
  readonly template: Operation<[id: string], TeleworkTemplate, 'get'>
}

/** Builds `teleworkAgreements`: Who works remotely, by which agreement, and how much. */
export const teleworkAgreements: Build<TeleworkAgreements> = /* @__PURE__ */ family('intranet', 'teleworkAgreements index show template=g~')
