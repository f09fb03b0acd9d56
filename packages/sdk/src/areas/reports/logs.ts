import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Something that was done, as the audit log keeps it. */
export type LogEvent = components['schemas']['LogEvent']

/** An event, and what the row says by now of what it changed. */
export type LogEventDetail = components['schemas']['LogEventDetail']

/** From where something was done. */
export type LogChannel = components['schemas']['LogChannel']

/** Something that is wrong in the log. */
export type LogFinding = components['schemas']['LogFinding']

/** What verifying a part of the chain has found. */
export type LogVerification = components['schemas']['LogVerification']

/** The audit log: who did what, when, from where, and what was there before (specification §2). */
export interface Logs extends Resource<paths, '/logs', 'index' | 'show'> {
  /** Compares a part of the chain with the events; ask again from `next` until it is null. */
  readonly verify: Act<paths, '/logs/verification', 'get'>
  /** Writes what a row said before a change again, through the row's own family. */
  readonly revert: Act<paths, '/logs/{id}/revert', 'post'>
}

/** Builds the family. */
export function logs({ main }: Kernel): Logs {
  return {
    ...resource(main, 'logs', '/logs', ['index', 'show']),
    verify: main.act('logs.verify', 'get', '/logs/verification', 'query'),
    revert: main.act('logs.revert', 'post', '/logs/{id}/revert', 'nothing'),
  }
}
