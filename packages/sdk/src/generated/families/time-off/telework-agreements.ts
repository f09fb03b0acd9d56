// Generated from specs/time-off/telework-agreements.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeleworkAgreementsOperations as Operations } from '#generated/time-off/telework-agreements.ts'
import type { TeleworkPerson, TeleworkPersonDetail, TeleworkTemplate } from '#generated/time-off/telework-agreements.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** People who work remotely, their agreements and their share of remote work. */
export interface TeleworkAgreements {
  /** List people who work remotely. People with an agreement, or with remote work in the three months up to `until` (today by default). Returns the row of the caller; with TELETRABAJO_GESTIONAR also those of the people they coordinate, with REPORTES_MIS_PROYECTOS of their projects, and with REPORTES_TODOS of everybody. Figures cover past days in the time record. */
  readonly index: Operation<[query?: Operations['teleworkAgreements.index']['parameters']['query']], Page<TeleworkPerson> & { readonly meta: Operations['teleworkAgreements.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['teleworkAgreements.index']['parameters']['query'], options?: CallOptions) => List<TeleworkPerson>
  /** Retrieve the telework of a person. Includes every version of the agreement that the caller may see, latest first; drafts are visible only to those who manage them. The ID is that of the person. People out of reach return 404. */
  readonly show: Operation<[id: string], TeleworkPersonDetail, 'get'>
  /** Get the template of a new version. Content of the latest version of the person, or the standard texts in Spanish, with the work centre of their contract. The ID is that of the person. */
  readonly template: Operation<[id: string], TeleworkTemplate, 'get'>
}

/** Builds `teleworkAgreements`: People who work remotely, their agreements and their share of remote work. */
export const teleworkAgreements: Build<TeleworkAgreements> = /* @__PURE__ */ family('intranet', 'teleworkAgreements index show template=g~')
