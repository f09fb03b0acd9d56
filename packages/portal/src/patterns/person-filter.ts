import type { Filter } from '@portal/ui-kit'

interface Shown {
  readonly data: readonly { readonly person: { readonly id: string; readonly displayName: string } }[]
}

/** The one thing that a link has narrowed a list to, by its name where that is known; nothing where there is none. */
export const linkedFilter = (
  { id, label }: { id: string; label: string },
  chosen: string | undefined,
  name: string | null | undefined,
): readonly Filter[] =>
  chosen === undefined ? [] : [{ kind: 'one-of', id, label, options: [{ id: chosen, label: name ?? '…' }] }]

/** The one person whom a link has narrowed a list to, by the name in its rows. */
export function personFilter(
  label: string,
  id: string | undefined,
  shown: Shown | undefined,
): readonly Filter[] {
  const named = shown?.data.find(({ person }) => person.id === id)?.person
  return linkedFilter({ id: 'person', label }, id, named?.displayName)
}
