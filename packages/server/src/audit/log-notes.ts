import type { ActOf, FamilyName } from '#contract/handlers.ts'

/** Operations of one family, each with a reason. */
type Reasons<Family extends FamilyName> = Partial<Record<ActOf<Family>, string>>

/**
 * The log's exceptions for a family, beside the handlers in `<family>.log.ts`. Every other operation is tested to be
 * logged with its row and values.
 */
export type LogNotes<Family extends FamilyName = FamilyName> = {
  family: Family
  /** Logs no event of its own. */
  silent?: Reasons<Family>
  /** Concerns no single row. */
  onNoRow?: Reasons<Family>
  /** Has no values before and after. */
  withoutValues?: Reasons<Family>
  /** The generic test only sees a refusal: the named test covers the log. */
  shownElsewhere?: Reasons<Family>
}
