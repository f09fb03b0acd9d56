import type { PagePortal } from './portal-provider.tsx'

/** The cached answers of one portal. */
export interface Answers {
  /** Distinguishes them from the answers of other portals. */
  readonly owner: string
  /** Revalidates the answers of these families, or all; resolves when they are there. */
  readonly refresh: (families?: readonly string[]) => Promise<unknown>
}

// A page that only sends, such as a sign-in, has no cache and loads no code for it.
const kept = new WeakMap<PagePortal, Answers>()

/** The cache of a portal, created on first use. */
export function answersOf(portal: PagePortal, make: (portal: PagePortal) => Answers): Answers {
  const known = kept.get(portal) ?? make(portal)
  kept.set(portal, known)
  return known
}

/** Revalidates the visible answers of these families, if there are any; resolves when they are there. */
export function refreshAnswers(portal: PagePortal, families?: readonly string[]): Promise<unknown> {
  return kept.get(portal)?.refresh(families) ?? Promise.resolve()
}
