// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { HourBankOperations as Operations } from '#generated/attendance/hour-bank.ts'
import type { HourMovement, HourMovementInput } from '#generated/attendance/hour-bank.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The hour bank, a ledger. */
export interface HourBankFamily {
  /** List movements of the hour bank. Movements of the caller, and of people whose record they may see as in clockEntries.index (REP-1). Movements are immutable: errors are reversed by another movement. The balance is the sum of the movements. */
  readonly index: Operation<[query?: Operations['hourBank.index']['parameters']['query']], Page<HourMovement> & { readonly meta: Operations['hourBank.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['hourBank.index']['parameters']['query'], options?: CallOptions) => List<HourMovement>
  /** Create a movement of the hour bank. For another person whose record the caller may see. `rest` and `pay` deduct minutes, at most those available: otherwise `less_than` on `minutes`, with the available minutes as `count`. Rest that compensates overtime within four months of its month does not count towards the yearly limit (ET art. 35.2); `ofMonth` names that month. `adjustment` adds or deducts minutes, with a reason. `reversal` fully reverses the movement in `reverses`, which must be a rest, pay or adjustment of the person (`inclusion` on `reverses`) and not reversed yet (`taken`). Overtime whose rest was reversed counts towards the yearly limit again. Movements of a locked month are reversed by monthSheets.reopen. */
  readonly create: Operation<[body: HourMovementInput], HourMovement, 'post'>
}

/** Builds `hourBank`: The hour bank, a ledger. */
export const hourBank: Build<HourBankFamily> = /* @__PURE__ */ family('intranet', 'hourBank index create')
