// Generated from specs/lists/activations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ActivationsOperations as Operations } from '#generated/lists/activations.ts'
import type { Activation, ActivationInput, ActivationList, ActivationOptions, ActivationSum } from '#generated/lists/activations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Segments served to the agents of a skill, record by record. */
export interface Activations {
  /** List activations. Sorted from newest to oldest by default, each with its current progress. */
  readonly index: Operation<[query?: Operations['activations.index']['parameters']['query']], Page<Activation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['activations.index']['parameters']['query'], options?: CallOptions) => List<Activation>
  /** Activate a segment. The activation starts as `preparing`: in the background each member is checked against blacklists, duplicates and other activations, and the rest is queued. Errors: a segment without members (`blank`), not computed (`invalid`) or computed too long ago, one day for a dynamic segment and 30 for a snapshot (`stale`); another activation of it for the same skill and period (`taken` on `startsAt`); an end before the start (`invalid` on `endsAt`); hours that end before they start or, for commercial calls, outside the legal hours (`invalid` on `hoursFrom`, `hoursUntil`, `weekdays`); a field that the format does not have (`inclusion` on `order.field`). */
  readonly create: Operation<[body: ActivationInput], Activation, 'post'>
  /** List the options for activations. Segments with members, skills assigned to agents, and today's legal hours for commercial calls. */
  readonly options: Operation<[], ActivationOptions, 'get'>
  /** Preview an activation. Returns the counts that an activation would have now; errors are those of activations.create. A preview that takes longer than five seconds is `limit_reached` on `segmentId`. Changes nothing. */
  readonly check: Operation<[body: ActivationInput], ActivationSum, 'post'>
  /** Retrieve an activation. Includes its current progress. */
  readonly show: Operation<[id: string], Activation, 'get'>
  /** List the blacklists an activation was checked against. Each list as it was then, with the number of members excluded. A member on several lists counts for the one with precedence. */
  readonly lists: Operation<[id: string], ActivationList[], 'get'>
  /** Pause an activation. No further records are served; agents who hold one can finish it. Only from `active` (`invalid` on `state`). */
  readonly pause: Operation<[id: string], Activation, 'post'>
  /** Resume an activation. Only from `paused` (`invalid` on `state`). */
  readonly resume: Operation<[id: string], Activation, 'post'>
  /** End an activation. Only from `active` or `paused` (`invalid` on `state`). Waiting records are withdrawn and can be activated again; agents who hold a record can finish it. */
  readonly exhaust: Operation<[id: string], Activation, 'post'>
  /** Replace an activation with another one. Ends this activation as activations.exhaust does, with the state `replaced`, and creates the other as activations.create does, in one transaction. Records held by agents stay with this activation until they are finished. */
  readonly replace: Operation<[id: string, body: ActivationInput], Activation, 'post'>
}

/** Builds `activations`: Segments served to the agents of a skill, record by record. */
export const activations: Build<Activations> = /* @__PURE__ */ family('main', 'activations index create options=g/options check=p!/check show lists=g~ pause=p~ resume=p~ exhaust=p~ replace=p!~')
