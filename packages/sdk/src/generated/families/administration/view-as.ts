// Generated from specs/administration/view-as.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpenedView, ViewInput } from '#generated/administration/view-as.ts'
import type { Operation } from '#http/operation.ts'

/** The portal as somebody else sees it. */
export interface ViewAs {
  /** See the portal as somebody else sees it. Opens a view of fifteen minutes with a token of its own (decision 044). With it everything that this person may read is answered, never more than the caller holds, and nothing of what is theirs alone: profile, second factor, devices, notifications, pay. Every other method is refused with `read_only`. Of somebody who holds more than the caller there is no view (403 with `missing`), nor of oneself (409 with `own_account`). The password must have been said in the last five minutes. The log has its beginning, its end, and each thing that is looked at, in the name of the caller. */
  readonly create: Operation<[body: ViewInput], OpenedView, 'post'>
  /** End the view. With the token of the view or of the caller's own session; without a view nothing happens. */
  readonly destroy: Operation<[], undefined, 'delete'>
}

/** Builds `viewAs`: The portal as somebody else sees it. */
export const viewAs: Build<ViewAs> = /* @__PURE__ */ family('main', 'viewAs create destroy=d')
