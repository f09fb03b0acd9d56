// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationBlocksOperations as Operations } from '#generated/time-off/vacation-blocks.ts'
import type { VacationBlock, VacationBlockInput, VacationBlockUpdate } from '#generated/time-off/vacation-blocks.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Dates that are blocked for vacation. */
export interface VacationBlocks {
  /** List the blocked dates. For whom, from when to when, and who is excepted. */
  readonly index: Operation<[query?: Operations['vacationBlocks.index']['parameters']['query']], Page<VacationBlock>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationBlocks.index']['parameters']['query'], options?: CallOptions) => List<VacationBlock>
  /** Block dates for vacation. Requests that wait or stand already stay. An end before the beginning is `invalid` at `endsOn`; a group that is not there `inclusion` at `groupId`, a person that is not at `exceptIds`. */
  readonly create: Operation<[body: VacationBlockInput], VacationBlock, 'post'>
  /** Change blocked dates. Refused as in vacationBlocks.create. */
  readonly update: Operation<[id: string, body: VacationBlockUpdate], VacationBlock, 'put'>
  /** Free blocked dates. They can be asked for again. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `vacationBlocks`: Dates that are blocked for vacation. */
export const vacationBlocks: Build<VacationBlocks> = /* @__PURE__ */ family('intranet', 'vacationBlocks index create update destroy')
