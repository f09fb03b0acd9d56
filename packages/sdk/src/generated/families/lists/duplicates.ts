// Generated from specs/lists/duplicates.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicatesOperations as Operations } from '#generated/lists/duplicates.ts'
import type { Duplicate, DuplicateGroup, DuplicateMemberInput, DuplicateMergeInput, SeenDuplicate } from '#generated/lists/duplicates.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Groups of records found by a search, and the decisions on them. */
export interface Duplicates {
  /** List the groups of a search. Sorted by score, highest first, by default. */
  readonly index: Operation<[id: string, query?: Operations['duplicates.index']['parameters']['query']], Page<Duplicate>, 'get'>
  /** Retrieve a group for comparison. Its current members without deleted ones, the similarity of each to the suggested survivor, and for a merged group the result. */
  readonly show: Operation<[id: string], DuplicateGroup, 'get'>
  /** Merge a group. One record survives, with each value from the member chosen for its field, or otherwise its own; missing values are taken from the first member that has one. The other records are removed and their related data moves to the survivor. A survivor or member outside the group is `inclusion`; a record, other than the survivor, that is or was being worked on is `read_only` on `members`, with its name; a deleted one `stale`. Key fields of records cannot be taken from other members (`read_only` on `values`). */
  readonly merge: Operation<[id: string, body: DuplicateMergeInput], DuplicateGroup, 'post'>
  /** Exclude a member from its group. The member is marked as different from the others and never grouped with them again. A group with one remaining member becomes `distinct`. A member outside the group is `inclusion`. */
  readonly exclude: Operation<[id: string, body: DuplicateMemberInput], DuplicateGroup, 'post'>
  /** Mark a group as distinct. Its members are never grouped together again. */
  readonly separate: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
  /** Postpone a group. It no longer awaits a decision, and is skipped when all groups are merged. */
  readonly postpone: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
  /** Undo a decision. For a merge, all records and their related data are restored. If the survivor was changed or deleted since, or another record has taken a name, nothing is changed: `stale` on `members`, with its name. Members of a distinct group can be grouped again; a postponed group becomes pending. */
  readonly reopen: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
}

/** Builds `duplicates`: Groups of records found by a search, and the decisions on them. */
export const duplicates: Build<Duplicates> = /* @__PURE__ */ family('main', 'duplicates: index=g?/duplicate-searches/{id}/duplicates show=g/duplicates/{id} merge=p!/duplicates/{id}/merge exclude=p!/duplicates/{id}/exclude separate=p!/duplicates/{id}/separate postpone=p!/duplicates/{id}/postpone reopen=p!/duplicates/{id}/reopen')
