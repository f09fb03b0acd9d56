// Generated from specs/lists/activations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ActivationsOperations as Operations } from '#generated/lists/activations.ts'
import type { Activation, ActivationInput, ActivationList, ActivationOptions, ActivationSum } from '#generated/lists/activations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Segments that are served to the agents of a skill, record by record. */
export interface Activations {
  /** List the activations. Newest first unless asked otherwise, each with what has become of its records by now. */
  readonly index: Operation<[query?: Operations['activations.index']['parameters']['query']], Page<Activation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['activations.index']['parameters']['query'], options?: CallOptions) => List<Activation>
  /** Activate a segment. Takes it on as `preparing`: in the background each member is checked against blacklists, doubles and other activations, and what is left is queued. Refused are a segment without members (`blank`), one that is not computed (`invalid`) or was computed too long ago, a day for a dynamic segment and thirty for a snapshot (`stale`), another activation of it for the same skill at the same time (`taken` at `startsAt`), an end before the beginning (`invalid` at `endsAt`), hours that end before they begin or, for commercial calls, beyond those of the law (`invalid` at `hoursFrom`, `hoursUntil`, `weekdays`), and a field that the format does not have (`inclusion` at `order.field`). */
  readonly create: Operation<[body: ActivationInput], Activation, 'post'>
  /** What can be activated. The segments that have members, the skills that agents are assigned to, and the hours of the law for commercial calls as they are today. */
  readonly options: Operation<[], ActivationOptions, 'get'>
  /** What an activation would come to. The same sum as an activation has, as it would be now; refused as activations.create. What takes longer than five seconds is `limit_reached` at `segmentId`. Changes nothing. */
  readonly check: Operation<[body: ActivationInput], ActivationSum, 'post'>
  /** One activation. With what has become of its records by now. */
  readonly show: Operation<[id: string], Activation, 'get'>
  /** Which blacklists an activation was checked against. Each list as it was then, and how many members it kept out. A member that several lists name counts for the one that goes first. */
  readonly lists: Operation<[id: string], ActivationList[], 'get'>
  /** Pause an activation. Serves no further record; whoever holds one goes on with it. From `active` alone (`invalid` at `state`). */
  readonly pause: Operation<[id: string], Activation, 'post'>
  /** Resume an activation. From `paused` alone (`invalid` at `state`). */
  readonly resume: Operation<[id: string], Activation, 'post'>
  /** End an activation. From `active` or `paused` (`invalid` at `state`). What waits is withdrawn, and may be activated again; whoever holds a record finishes it. */
  readonly exhaust: Operation<[id: string], Activation, 'post'>
  /** Put another activation in the place of one. Ends this one as activations.exhaust does, as `replaced`, and takes the other on as activations.create does, in one act. Records that agents hold stay with this one until they are finished. */
  readonly replace: Operation<[id: string, body: ActivationInput], Activation, 'post'>
}

/** Builds `activations`: Segments that are served to the agents of a skill, record by record. */
export const activations: Build<Activations> = /* @__PURE__ */ family('main', 'activations index create options=g/options check=p!/check show lists=g~ pause=p~ resume=p~ exhaust=p~ replace=p!~')
