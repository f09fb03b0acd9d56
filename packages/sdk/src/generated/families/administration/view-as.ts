// Generated from specs/administration/view-as.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OpenedView, ViewInput } from '#generated/administration/view-as.ts'
import type { Operation } from '#http/operation.ts'

/** The portal from the point of view of another user. */
export interface ViewAs {
  /** Start a view as another user. Opens a read-only view of 15 minutes with its own token (decision 044). It can read what that user may read, limited to what the caller may read, and excludes private data: profile, second factor, devices, notifications and pay. All other methods are refused with `read_only`. Users with permissions that the caller does not hold cannot be viewed (403 with `missing`), nor the caller themselves (409 `own_account`). Requires a password confirmation within the last five minutes. Start, end and each item viewed are logged under the name of the caller. */
  readonly create: Operation<[body: ViewInput], OpenedView, 'post'>
  /** End the view. With the token of the view or of the caller's session. Has no effect without a view. */
  readonly destroy: Operation<[], undefined, 'delete'>
}

/** Builds `viewAs`: The portal from the point of view of another user. */
export const viewAs: Build<ViewAs> = /* @__PURE__ */ family('main', 'viewAs create destroy=d')
