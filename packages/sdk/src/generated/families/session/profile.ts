// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Preferences, Profile } from '#generated/session/profile.ts'
import type { Operation } from '#http/operation.ts'

/** Profile and preferences of the caller. */
export interface ProfileFamily {
  /** Retrieve the profile of the caller. Personal data and preferences. */
  readonly show: Operation<[], Profile, 'get'>
  /** Update the preferences of the caller. Only the fields sent are changed. */
  readonly patch: Operation<[body: Preferences], Profile, 'patch'>
}

/** Builds `profile`: Profile and preferences of the caller. */
export const profile: Build<ProfileFamily> = /* @__PURE__ */ family('main', 'profile show=g patch=a!')
