// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SessionsOperations as Operations } from '#generated/session/sessions.ts'
import type { DeviceSession } from '#generated/session/sessions.ts'
import type { Operation } from '#http/operation.ts'

/** One's own sessions and devices. */
export interface Sessions {
  /** One's own sessions that live. Where the person is signed in now: the device, the address, since when and the last sign of life. The session that asks comes first. */
  readonly index: Operation<[], DeviceSession[], 'get'>
  /** End all of one's own sessions but this one. They are dead at once, on every server process. */
  readonly destroyOthers: Operation<[], Operations['sessions.destroyOthers']['responses'][200]['content']['application/json']['data'], 'delete'>
  /** End one of one's own sessions. It is dead at once, on every server process. The session of somebody else counts as unknown. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `sessions`: One's own sessions and devices. */
export const sessions: Build<Sessions> = /* @__PURE__ */ family('main', 'sessions index=g destroyOthers=d/others destroy')
