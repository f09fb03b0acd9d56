// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Preferences, Profile } from '#generated/session/profile.ts'
import type { Operation } from '#http/operation.ts'

/** One's own data and preferences. */
export interface ProfileFamily {
  /** One's own profile. One's own data and preferences. */
  readonly show: Operation<[], Profile, 'get'>
  /** Change one's own preferences. Only what is sent changes. */
  readonly patch: Operation<[body: Preferences], Profile, 'patch'>
}

/** Builds `profile`: One's own data and preferences. */
export const profile: Build<ProfileFamily> = /* @__PURE__ */ family('main', 'profile show=g patch=a!')
