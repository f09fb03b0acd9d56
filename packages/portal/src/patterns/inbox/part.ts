import type { AbsenceDecisionResult, InboxItem } from '@portal/sdk'
import type { usePortal } from '@portal/sdk/react'
import { wantsIdentity } from '#patterns/confirm-identity/identity.ts'

/** Makes a family of the portal, as `useFamily` does. */
export type FamilyOf = ReturnType<typeof usePortal>['family']

/** What is decided, and what the person who asked reads. */
export interface DecisionInput {
  readonly decision: 'approve' | 'reject'
  readonly comment?: string
}

/** What came of one of many: nothing where it was done. */
export type Outcome =
  | { readonly errors: AbsenceDecisionResult['errors'] }
  | { readonly failure: unknown }
  | undefined

/** How a family is decided on from the inbox: by its own operations, so that rights, rules and messages stay in one place. */
export interface InboxPart {
  /** Where it can be seen with all that belongs to it. */
  readonly href: (item: InboxItem) => string
  /** Whether what it asks for is a permission, which has a name of its own. */
  readonly isPermission?: true
  /** What a decision changes besides its own family. */
  readonly touches: readonly string[]
  readonly decide: (
    of: FamilyOf,
    items: readonly InboxItem[],
    input: DecisionInput,
  ) => Promise<readonly Outcome[]>
  /** Takes decisions back that are not in force yet; left out where none can be. */
  readonly release?: (of: FamilyOf, ids: readonly string[]) => Promise<readonly Outcome[]>
}

/** What an area brings to the inbox, by family. */
export type AreaInbox = Readonly<Record<string, InboxPart>>

/** The rows of a request, as families take them that decide on many at once. */
export const requestsOf = (items: readonly InboxItem[]) =>
  items.map(({ id, version }) => ({ id, version: version ?? 1 }))

/** One after the other; what is refused of one is done for the others, but for who has to say the password again. */
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
