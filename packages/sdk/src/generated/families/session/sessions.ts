// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SessionsOperations as Operations } from '#generated/session/sessions.ts'
import type { DeviceSession } from '#generated/session/sessions.ts'
import type { Operation } from '#http/operation.ts'

/** Sessions and devices of the caller. */
export interface Sessions {
  /** List active sessions of the caller. Device, IP address, start and last activity of each session, the current one first. */
  readonly index: Operation<[], DeviceSession[], 'get'>
  /** End all other sessions of the caller. Effective immediately on every server process. */
  readonly destroyOthers: Operation<[], Operations['sessions.destroyOthers']['responses'][200]['content']['application/json']['data'], 'delete'>
  /** End a session of the caller. Effective immediately on every server process. Sessions of other people return 404. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `sessions`: Sessions and devices of the caller. */
export const sessions: Build<Sessions> = /* @__PURE__ */ family('main', 'sessions index=g destroyOthers=d/others destroy')
