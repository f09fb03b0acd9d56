// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { StarredPage, StarredPagesInput } from '#generated/home/starred-pages.ts'
import type { Operation } from '#http/operation.ts'

/** Starred pages of a person. */
export interface StarredPages {
  /** List starred pages of the caller. In the order chosen by the person. */
  readonly index: Operation<[], StarredPage[], 'get'>
  /** Replace starred pages of the caller. Takes the whole list in its new order; use it to star, unstar and reorder pages. */
  readonly update: Operation<[body: StarredPagesInput], StarredPage[], 'put'>
}

/** Builds `starredPages`: Starred pages of a person. */
export const starredPages: Build<StarredPages> = /* @__PURE__ */ family('main', 'starredPages index=g update=u!')
