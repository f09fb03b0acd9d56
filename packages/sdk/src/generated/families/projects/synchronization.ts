// Generated from specs/projects/synchronization.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SynchronizationOperations as Operations } from '#generated/projects/synchronization.ts'
import type { Synchronization, SynchronizationChange, SynchronizationPreview } from '#generated/projects/synchronization.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Campaigns and skills as the telephony platform has them. */
export interface SynchronizationFamily {
  /** List the synchronizations. Newest first: who started each, what it found and how it ended. */
  readonly index: Operation<[query?: Operations['synchronization.index']['parameters']['query']], Page<Synchronization>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['synchronization.index']['parameters']['query'], options?: CallOptions) => List<Synchronization>
  /** What a synchronization would change. Reads the source and compares it with the campaigns, groups and skills that are stored. Nothing changes. */
  readonly preview: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize all campaigns and skills. A job does it. What the source has and nobody stored is added, what differs is changed, and what it does not name any more is deactivated: nothing is deleted. While one is under way another is refused with 409 and `invalid` at `state`. */
  readonly run: Operation<[], Synchronization, 'post'>
  /** What a synchronization of the agents would change. Reads the source and compares which skills it says that people have with those that are stored. Nothing changes. A person or a skill that is not known here is `unknown`, and left out by the synchronization. */
  readonly previewUsers: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize the agents and their skills. A job does it. Skills that the source says somebody has are given or changed, and those that it gave and does not name any more are taken away; what people gave by hand and the source does not name stays. While a synchronization is under way another is refused with 409 and `invalid` at `state`. */
  readonly runUsers: Operation<[], Synchronization, 'post'>
  /** Synchronize one campaign. The id is that of the campaign: only it and its skills are compared. One that the platform does not know is `invalid` at `campaignId`. */
  readonly runCampaign: Operation<[id: string], Synchronization, 'post'>
  /** One synchronization. How far it has come. */
  readonly show: Operation<[id: string], Synchronization, 'get'>
  /** What a synchronization changed. In the order in which it was done, each with before and after. */
  readonly changes: Operation<[id: string, query?: Operations['synchronization.changes']['parameters']['query']], Page<SynchronizationChange>, 'get'>
  /** Cancel a synchronization. What it has changed stays changed, and is listed. One that has ended is refused with 409 and `invalid` at `state`. */
  readonly cancel: Operation<[id: string], Synchronization, 'post'>
  /** Try a failed or cancelled synchronization again. A new one of the same campaigns, which says of which it is a repetition. Another state is refused with 409 and `invalid` at `state`. */
  readonly restart: Operation<[id: string], Synchronization, 'post'>
}

/** Builds `synchronization`: Campaigns and skills as the telephony platform has them. */
export const synchronization: Build<SynchronizationFamily> = /* @__PURE__ */ family('laia', 'synchronization index preview=g/preview run=p/skills-campaign previewUsers=g/users/preview runUsers=p/users runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~')
