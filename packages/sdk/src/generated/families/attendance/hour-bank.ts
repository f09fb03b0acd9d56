// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { HourBankOperations as Operations } from '#generated/attendance/hour-bank.ts'
import type { HourMovement, HourMovementInput } from '#generated/attendance/hour-bank.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The bank of hours, a ledger. */
export interface HourBankFamily {
  /** List the movements of the bank of hours. One's own, and those of people whose record one may see as in clockEntries.index (REP-1). Nothing in it is ever changed: what was wrong is reversed by another movement. The balance is the sum of the movements. */
  readonly index: Operation<[query?: Operations['hourBank.index']['parameters']['query']], Page<HourMovement> & { readonly meta: Operations['hourBank.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['hourBank.index']['parameters']['query'], options?: CallOptions) => List<HourMovement>
  /** Compensate or adjust hours of the bank. By somebody else than the person, for somebody whose record one may see. `rest` and `pay` take so many minutes out of the bank, and no more than there are: else `less_than` at `minutes` with what there is as `count`. Hours of rest that compensate extra hours of a month within four months of it do not count towards the limit of the year (ET art. 35.2): `ofMonth` says which. `adjustment` adds or takes what is said, with a reason. `reversal` takes back the movement that `reverses` names, as a whole: a rest, a pay or an adjustment of the person, else `inclusion` at `reverses`; one that was taken back already is `taken` there. A rest that was taken back counts towards the limit of the year no more. That of a locked month is taken back by monthSheets.reopen. */
  readonly create: Operation<[body: HourMovementInput], HourMovement, 'post'>
}

/** Builds `hourBank`: The bank of hours, a ledger. */
export const hourBank: Build<HourBankFamily> = /* @__PURE__ */ family('intranet', 'hourBank index create')
