// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationBlocksOperations as Operations } from '#generated/time-off/vacation-blocks.ts'
import type { VacationBlock, VacationBlockInput, VacationBlockUpdate } from '#generated/time-off/vacation-blocks.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Dates blocked for vacation. */
export interface VacationBlocks {
  /** List blocked dates. Includes the group, the dates and the exceptions. */
  readonly index: Operation<[query?: Operations['vacationBlocks.index']['parameters']['query']], Page<VacationBlock>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationBlocks.index']['parameters']['query'], options?: CallOptions) => List<VacationBlock>
  /** Block dates for vacation. Existing requests, pending or approved, are not affected. An end before the start is `invalid` on `endsOn`; an unknown group `inclusion` on `groupId`, an unknown person `inclusion` on `exceptIds`. */
  readonly create: Operation<[body: VacationBlockInput], VacationBlock, 'post'>
  /** Update blocked dates. Errors are those of vacationBlocks.create. */
  readonly update: Operation<[id: string, body: VacationBlockUpdate], VacationBlock, 'put'>
  /** Delete blocked dates. The dates can be requested again. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationBlocks`: Dates blocked for vacation. */
export const vacationBlocks: Build<VacationBlocks> = /* @__PURE__ */ family('intranet', 'vacationBlocks index create update destroy')
