// Generated from specs/projects/synchronization.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SynchronizationOperations as Operations } from '#generated/projects/synchronization.ts'
import type { Synchronization, SynchronizationChange, SynchronizationPreview } from '#generated/projects/synchronization.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Synchronization of campaigns and skills with the telephony platform. */
export interface SynchronizationFamily {
  /** List synchronizations. Sorted from newest to oldest: who started each, what it found and how it ended. */
  readonly index: Operation<[query?: Operations['synchronization.index']['parameters']['query']], Page<Synchronization>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['synchronization.index']['parameters']['query'], options?: CallOptions) => List<Synchronization>
  /** Preview a synchronization. Reads the source and compares it with the stored campaigns, groups and skills. Changes nothing. */
  readonly preview: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize all campaigns and skills. Runs in the background. New items of the source are added, different ones updated, and items that it no longer lists deactivated; nothing is deleted. While another synchronization is running, the request is 409 `invalid` on `state`. */
  readonly run: Operation<[], Synchronization, 'post'>
  /** Preview a synchronization of agents. Reads the source and compares its skill assignments with the stored ones. Changes nothing. Unknown people and skills are reported as `unknown` and ignored by the synchronization. */
  readonly previewUsers: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize agents and their skills. Runs in the background. Skill assignments of the source are added or updated, and those that came from it and are no longer listed are removed; manual assignments that the source does not list are kept. While another synchronization is running, the request is 409 `invalid` on `state`. */
  readonly runUsers: Operation<[], Synchronization, 'post'>
  /** Synchronize a campaign. Takes the ID of the campaign: only the campaign and its skills are compared. A campaign unknown to the platform is `invalid` on `campaignId`. */
  readonly runCampaign: Operation<[id: string], Synchronization, 'post'>
  /** Retrieve a synchronization. Includes its progress. */
  readonly show: Operation<[id: string], Synchronization, 'get'>
  /** List the changes of a synchronization. In order of execution, each with the values before and after. */
  readonly changes: Operation<[id: string, query?: Operations['synchronization.changes']['parameters']['query']], Page<SynchronizationChange>, 'get'>
  /** Cancel a synchronization. Changes already made are kept and listed. A finished synchronization is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], Synchronization, 'post'>
  /** Restart a failed or cancelled synchronization. Creates a new one for the same campaigns, with a reference to the original. Any other state is 409 `invalid` on `state`. */
  readonly restart: Operation<[id: string], Synchronization, 'post'>
}

/** Builds `synchronization`: Synchronization of campaigns and skills with the telephony platform. */
export const synchronization: Build<SynchronizationFamily> = /* @__PURE__ */ family('laia', 'synchronization index preview=g/preview run=p/skills-campaign previewUsers=g/users/preview runUsers=p/users runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~')
