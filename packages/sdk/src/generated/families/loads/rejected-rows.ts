// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RejectedRowsOperations as Operations } from '#generated/loads/rejected-rows.ts'
import type { MendedRow, RejectedRow, RowMending } from '#generated/loads/rejected-rows.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Rejected rows of loads, and their corrections. */
export interface RejectedRows {
  /** List the rejected rows of a load. In file order, with all cells and errors; rows corrected since are included with who corrected them. Use `state` to return only one kind. */
  readonly index: Operation<[id: string, query?: Operations['rejectedRows.index']['parameters']['query']], Page<RejectedRow>, 'get'>
  /** Submit corrected rows. Each row is validated and written as the load would have, with its format and mapping; results are in request order. Rows rejected again keep the corrections for the next attempt. A row that is no longer rejected is `missing`, unless it was corrected with the same cells: then the former result is returned. Counters move from `errors` to the new outcome, and `mended` counts the rows. Blacklist entries also require LISTA_NEGRA_CREAR. Only for loads that ended with errors (409 `invalid` on `state`), and while no other load of the format is running (409 `invalid` on `templateId`). */
  readonly mend: Operation<[id: string, body: RowMending], MendedRow[], 'post'>
}

/** Builds `rejectedRows`: Rejected rows of loads, and their corrections. */
export const rejectedRows: Build<RejectedRows> = /* @__PURE__ */ family('laia', 'rejectedRows:/loads index=g?/{id}/rejected-rows mend=p!/{id}/rejected-rows')
