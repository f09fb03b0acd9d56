// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RejectedRowsOperations as Operations } from '#generated/loads/rejected-rows.ts'
import type { MendedRow, RejectedRow, RowMending } from '#generated/loads/rejected-rows.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Rows that a load refused, and what was mended of them. */
export interface RejectedRows {
  /** List the rejected rows of a load. In the order of the file, cell by cell, with everything that is wrong with each; those that were mended since stand among them with who did it. `state` leaves only one of both. */
  readonly index: Operation<[id: string, query?: Operations['rejectedRows.index']['parameters']['query']], Page<RejectedRow>, 'get'>
  /** Send rejected rows again, mended. Each row is checked and written as the load would have, with the format and the mapping of the load, and answered in the order asked. What is refused again keeps what was mended, for the next try. A row that is not rejected any more is `missing`, unless it was mended with the same cells: then it is answered as it was. Counters go from `errors` to what the row became, and `mended` counts them. Entries of a blacklist need LISTA_NEGRA_CREAR as well. Only of a load that ended with errors (409 `invalid` at `state`), and while no other load of its format is at work (409 `invalid` at `templateId`). */
  readonly mend: Operation<[id: string, body: RowMending], MendedRow[], 'post'>
}

/** Builds `rejectedRows`: Rows that a load refused, and what was mended of them. */
export const rejectedRows: Build<RejectedRows> = /* @__PURE__ */ family('laia', 'rejectedRows:/loads index=g?/{id}/rejected-rows mend=p!/{id}/rejected-rows')
