import type { ActOf, FamilyName } from '#contract/handlers.ts'

/** The acts of one family, each with why. */
type Reasons<Family extends FamilyName> = Partial<Record<ActOf<Family>, string>>

/**
 * What the log has of a family otherwise than of others: beside the handlers, in `<family>.log.ts`. That all else stands in
 * it, with the row it is of and its values, is asked of every operation.
 */
export type LogNotes<Family extends FamilyName = FamilyName> = {
  family: Family
  /** No reads, and no event of their own name. */
  silent?: Reasons<Family>
  /** About no one row. */
  onNoRow?: Reasons<Family>
  /** Without values before and after. */
  withoutValues?: Reasons<Family>
  /** Where the walk through all operations may only see them refused: which test does them. */
  shownElsewhere?: Reasons<Family>
}
