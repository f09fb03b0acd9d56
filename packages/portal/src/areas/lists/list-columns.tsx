import { useTranslation } from 'react-i18next'
import type { ListOverview } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

export const listKinds = ['load', 'filter', 'segment', 'activation', 'blacklist', 'external'] as const

const users = ['filters', 'segments', 'activations', 'loads', 'downloads'] as const

/** The URL of a list, which depends on its kind. */
export function addressOfList({ kind, id }: ListOverview): string {
  if (kind === 'load') return `/clustering/cargue?load=${id}`
  if (kind === 'filter') return `/clustering/filtrosSegmentacion?filter=${id}`
  if (kind === 'segment') return `/clustering/gestionCargue?segment=${id}`
  if (kind === 'activation') return `/clustering/ActivarSegmentos?activation=${id}`
  return `/listas/listaNegra?tab=lists&list=${id}`
}

/** The columns of lists: kind, size, version, owner, and uses. */
export function useListColumns(): readonly Column<ListOverview>[] {
  const { t } = useTranslation('lists')
  const format = useFormat()
  const uses = (usedBy: ListOverview['usedBy']) =>
    users.flatMap((where) => (usedBy[where] === 0 ? [] : t(`list.uses.${where}`, { count: usedBy[where] })))
  return [
    {
      ...{ id: 'name', header: t('list.name'), rowHeader: true, sortable: true, priority: 1 },
      cell: ({ name }) => name,
    },
    { id: 'kind', header: t('list.kind'), priority: 1, cell: ({ kind }) => t(`list.kinds.${kind}`) },
    {
      ...{ id: 'size', header: t('list.size'), sortable: true, priority: 2, align: 'end' },
      cell: ({ size }) => (size === null ? '' : format.whole(size)),
    },
    { id: 'version', header: t('list.version'), priority: 3, cell: ({ version }) => version ?? '' },
    { id: 'format', header: t('list.format'), priority: 3, cell: ({ format: one }) => one ?? '' },
    { id: 'owner', header: t('list.owner'), priority: 3, cell: ({ owner }) => owner?.displayName ?? '' },
    {
      ...{ id: 'computedAt', header: t('list.computedAt'), sortable: true, priority: 2 },
      cell: ({ computedAt }) => format.dateTime(computedAt),
    },
    {
      ...{ id: 'usedBy', header: t('list.usedBy'), wrap: true, priority: 2 },
      cell: ({ usedBy }) => uses(usedBy).join(' · '),
    },
  ]
}
