import type { AbsenceDecisionResult, InboxItem } from '@portal/sdk'
import type { usePortal } from '@portal/sdk/react'
import { wantsIdentity } from '#patterns/confirm-identity/identity.ts'

/** Creates a family of the portal, as `useFamily` does. */
export type FamilyOf = ReturnType<typeof usePortal>['family']

/** A decision, and its comment for the requester. */
export interface DecisionInput {
  readonly decision: 'approve' | 'reject'
  readonly comment?: string
}

/** The result for one of many: empty on success. */
export type Outcome =
  | { readonly errors: AbsenceDecisionResult['errors'] }
  | { readonly failure: unknown }
  | undefined

/**
 * How the inbox decides on a family's items: with its own operations, so that rights, rules and messages are defined
 * once.
 */
export interface InboxPart {
  /** The page with the full details. */
  readonly href: (item: InboxItem) => string
  /** Whether it concerns a permission, which has a name of its own. */
  readonly isPermission?: true
  /** Families that a decision changes besides its own. */
  readonly touches: readonly string[]
  readonly decide: (
    of: FamilyOf,
    items: readonly InboxItem[],
    input: DecisionInput,
  ) => Promise<readonly Outcome[]>
  /** Undoes decisions that are not final yet; left out if not supported. */
  readonly release?: (of: FamilyOf, ids: readonly string[]) => Promise<readonly Outcome[]>
}

/** An area's contributions to the inbox, by family. */
export type AreaInbox = Readonly<Record<string, InboxPart>>

/** The input of families with bulk decisions. */
export const requestsOf = (items: readonly InboxItem[]) =>
  items.map(({ id, version }) => ({ id, version: version ?? 1 }))

/** One by one; a refusal does not affect the others, except when the password must be confirmed. */
export async function eachOf<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const row of rows)
    await act(row).then(
      () => outcomes.push(undefined),
      (failure: unknown) => {
        if (wantsIdentity(failure)) throw failure
        outcomes.push({ failure })
      },
    )
  return outcomes
}

/** Whether it was done. */
export const isDone = (outcome: Outcome): boolean =>
  outcome === undefined || ('errors' in outcome && outcome.errors === null)
