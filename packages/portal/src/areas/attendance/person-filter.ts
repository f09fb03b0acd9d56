import type { Filter } from '@portal/ui-kit'

interface Shown {
  readonly data: readonly { readonly person: { readonly id: string; readonly displayName: string } }[]
}

/** The one person whom a link has narrowed a list to, by the name in its rows; nothing where there is none. */
export function personFilter(
  label: string,
  id: string | undefined,
  shown: Shown | undefined,
): readonly Filter[] {
  if (id === undefined) return []
  const name = shown?.data.find(({ person }) => person.id === id)?.person.displayName
  return [{ kind: 'one-of', id: 'person', label, options: [{ id, label: name ?? '…' }] }]
}
