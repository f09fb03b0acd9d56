import type { PagePortal } from './portal-provider.tsx'

/** The answers that are kept for one portal. */
export interface Answers {
  /** Names them among those of all portals. */
  readonly owner: string
  /** Asks again for what belongs to these families, or for everything; done when the answers are there. */
  readonly refresh: (families?: readonly string[]) => Promise<unknown>
}

// Pages that only act, as a sign-in, keep no answers and load nothing that could.
const kept = new WeakMap<PagePortal, Answers>()

/** The answers of a portal; made once, when something is asked for the first time. */
export function answersOf(portal: PagePortal, make: (portal: PagePortal) => Answers): Answers {
  const known = kept.get(portal) ?? make(portal)
  kept.set(portal, known)
  return known
}

/** Has what is shown of these families asked again, if anything is; done when the answers are there. */
export function refreshAnswers(portal: PagePortal, families?: readonly string[]): Promise<unknown> {
  return kept.get(portal)?.refresh(families) ?? Promise.resolve()
}
