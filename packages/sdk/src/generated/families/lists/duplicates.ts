// Generated from specs/lists/duplicates.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicatesOperations as Operations } from '#generated/lists/duplicates.ts'
import type { Duplicate, DuplicateGroup, DuplicateMemberInput, DuplicateMergeInput, SeenDuplicate } from '#generated/lists/duplicates.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Groups of records that a search found, and what is decided on them. */
export interface Duplicates {
  /** List the groups of a search. The surest first unless asked otherwise. */
  readonly index: Operation<[id: string, query?: Operations['duplicates.index']['parameters']['query']], Page<Duplicate>, 'get'>
  /** One group side by side. Its members as they are now, those that are no more left out; what makes each alike to the suggested survivor; and of a merged group what was done. */
  readonly show: Operation<[id: string], DuplicateGroup, 'get'>
  /** Merge a group. One record stays, with each value from the member that is named for its field, otherwise its own; where it has none, the first that another has. The others are removed, and what belongs to them goes over to it. A survivor or member that is not in the group is `inclusion`; a record on which somebody works or has worked, other than the survivor, `read_only` at `members`, by its name; one that is no more `stale` there. A field by which records are known is taken from no other (`read_only` at `values`). */
  readonly merge: Operation<[id: string, body: DuplicateMergeInput], DuplicateGroup, 'post'>
  /** Leave a member out of its group. It is not the same as the others, and is never offered with them again. A group of which one is left is `distinct`. A member that is not in the group is `inclusion`. */
  readonly exclude: Operation<[id: string, body: DuplicateMemberInput], DuplicateGroup, 'post'>
  /** Decide that they are not the same. No two of its members are offered together again. */
  readonly separate: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
  /** Put a group off. It waits for nobody, and is not merged with all others. */
  readonly postpone: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
  /** Take a decision back. A merge is undone: every record is again what it was, with what belonged to it. When the survivor was changed or removed since, or another record has the name of one, nothing happens and it is `stale` at `members`, by its name. What was not the same may be offered again; a postponed group waits again. */
  readonly reopen: Operation<[id: string, body: SeenDuplicate], DuplicateGroup, 'post'>
}

/** Builds `duplicates`: Groups of records that a search found, and what is decided on them. */
export const duplicates: Build<Duplicates> = /* @__PURE__ */ family('main', 'duplicates: index=g?/duplicate-searches/{id}/duplicates show=g/duplicates/{id} merge=p!/duplicates/{id}/merge exclude=p!/duplicates/{id}/exclude separate=p!/duplicates/{id}/separate postpone=p!/duplicates/{id}/postpone reopen=p!/duplicates/{id}/reopen')
