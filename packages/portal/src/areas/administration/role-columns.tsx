import type { Role } from '@portal/sdk'
import { Badge, type Filter } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import type { TranslateWord } from '#patterns/resource-screen/words.ts'
import type { Translate } from '#phrases/translate.ts'

/** The columns of a role. */
export const roleColumns: readonly ColumnSpec<Role>[] = [
  column.custom<Role, 'name'>(
    'name',
    {
      text: ({ name }) => name,
      cell: ({ name, isSystem, isOwn }, { translate }) => {
        const marks = [isSystem && translate('system'), isOwn && translate('own')].filter(
          (mark) => mark !== false,
        )
        // Without this, the mark would be underlined with the name, or the space between two of them.
        return (
          <span>
            {marks.length === 0 ? name : [`${name} `, <Badge key="marks">{marks.join(' · ')}</Badge>]}
          </span>
        )
      },
    },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.text('description'),
  { ...column.number('peopleCount', { sortable: true, priority: 1 }), head: 'people' },
  { ...column.number('permissionCount', { sortable: true }), head: 'permissionCount' },
  column.custom<Role, 'secondFactor'>('secondFactor', {
    text: ({ requiresSecondFactor }, { translate }) =>
      translate(requiresSecondFactor ? 'required' : 'notRequired'),
  }),
  column.custom<Role, 'copiedFrom'>(
    'copiedFrom',
    { text: ({ copiedFrom }) => copiedFrom?.name ?? '' },
    { hidden: true },
  ),
  column.dateTime('updatedAt', { sortable: true, hidden: true }),
]

type Words = Translate<readonly ['roles', 'menu']>

/** The filters of the list of roles. */
export function roleFilters(t: Words, translate: TranslateWord): readonly Filter[] {
  return [
    {
      kind: 'one-of',
      id: 'unused',
      label: t('list.use'),
      options: [
        { id: 'yes', label: t('list.unused') },
        { id: 'no', label: t('list.used') },
      ],
    },
    {
      kind: 'one-of',
      id: 'secondFactor',
      label: t('list.secondFactor'),
      options: [
        { id: 'yes', label: t('list.required') },
        { id: 'no', label: t('list.notRequired') },
      ],
    },
    filter.deleted().build(translate),
  ]
}
