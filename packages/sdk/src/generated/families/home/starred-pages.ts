// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { StarredPage, StarredPagesInput } from '#generated/home/starred-pages.ts'
import type { Operation } from '#http/operation.ts'

/** The pages that a person keeps at hand. */
export interface StarredPages {
  /** One's own starred pages. In the order the person gave them. */
  readonly index: Operation<[], StarredPage[], 'get'>
  /** Replace one's own starred pages. The whole list in its new order: starring, taking a star away and moving are all this one act. */
  readonly update: Operation<[body: StarredPagesInput], StarredPage[], 'put'>
}

/** Builds `starredPages`: The pages that a person keeps at hand. */
export const starredPages: Build<StarredPages> = /* @__PURE__ */ family('main', 'starredPages index=g update=u!')
