import type { Filter } from '@portal/ui-kit'

interface Shown {
  readonly data: readonly { readonly person: { readonly id: string; readonly displayName: string } }[]
}

/** The filter that a link has set, as its name if known; empty without one. */
export const linkedFilter = (
  { id, label }: { id: string; label: string },
  chosen: string | undefined,
  name: string | null | undefined,
): readonly Filter[] =>
  chosen === undefined ? [] : [{ kind: 'one-of', id, label, options: [{ id: chosen, label: name ?? '…' }] }]

/** The person that a link filters by, with the name from the rows. */
export function personFilter(
  label: string,
  id: string | undefined,
  shown: Shown | undefined,
): readonly Filter[] {
  const named = shown?.data.find(({ person }) => person.id === id)?.person
  return linkedFilter({ id: 'person', label }, id, named?.displayName)
}
