import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountedPermission } from '@portal/sdk'
import { permissions } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { type ColumnLayout, completeLayout, type Filter } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import {
  type CellTools,
  column,
  type ColumnSpec,
  exportedColumns,
} from '#patterns/resource-screen/columns.tsx'
import { useResourceColumns } from '#patterns/resource-screen/use-resource-columns.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { Slashed } from '#patterns/slashed.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { areasOfCatalogue, kinds } from './roles-matrix.ts'
import { permissionPath } from './role-path.ts'
import { useRoleWords } from './use-role-words.ts'

const rules = {
  sorts: ['area', 'name', 'roleCount', 'peopleCount'],
  defaultSort: 'area',
  filters: ['area', 'kind', 'use'],
} as const
const uses = ['nobody', 'no_role', 'nothing'] as const

const columnsWith = (labelOf: (name: string) => string): readonly ColumnSpec<CountedPermission>[] => [
  {
    ...column.custom<CountedPermission, 'label'>(
      'label',
      { text: ({ name }) => labelOf(name) },
      { rowHeader: true, priority: 1 },
    ),
    head: 'name',
  },
  { ...column.code('name', { sortable: true, priority: 3, hidden: true }), head: 'code' },
  column.custom<CountedPermission, 'area'>(
    'area',
    { text: ({ area }, { translate }: CellTools) => translate(`areas.${area}`) },
    { sortable: true },
  ),
  column.custom<CountedPermission, 'kind'>('kind', {
    text: ({ kind }, { translate }: CellTools) => translate(`kinds.${kind}`),
  }),
  { ...column.number('roleCount', { sortable: true }), head: 'roles' },
  { ...column.number('peopleCount', { sortable: true, priority: 1 }), head: 'people' },
  column.custom<CountedPermission, 'screens'>(
    'screens',
    { text: ({ screens }) => screens.join(' '), cell: ({ screens }) => few(screens) },
    { long: true },
  ),
  column.custom<CountedPermission, 'operations'>(
    'operations',
    { text: ({ operations }) => operations.join(' '), cell: ({ operations }) => few(operations) },
    { hidden: true },
  ),
]

/** A preview: the page of the permission and the export have all of them. */
const few = ([first = '', ...rest]: readonly string[]) => (
  <>
    <Slashed text={first} />
    {rest.length === 0 ? null : ` +${String(rest.length)}`}
  </>
)

/** Every permission, what it opens, and how many people have it. */
export function PermissionList() {
  const { t } = useTranslation(['roles', 'menu', 'general'])
  const translate = useRoleWords('catalogue')
  const family = useFamily(permissions)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const kind = kinds.filter((known) => known === filters.kind)
  const use = uses.find((known) => known === filters.use)
  const area = filters.area
  const ask = {
    ...asked,
    kind,
    ...(use === undefined ? {} : { use }),
    ...(area === undefined ? {} : { area }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const labelOf = usePermissionLabel()
  const columnSpecs = useMemo(() => columnsWith(labelOf), [labelOf])
  const { columns, tools } = useResourceColumns<CountedPermission>(columnSpecs, translate)
  const [layout, setLayout] = useState<ColumnLayout>()
  const title = t('menu:screens.permissions')
  const choices: readonly Filter[] = [
    {
      ...{ kind: 'one-of', id: 'area', label: t('catalogue.area'), isAlwaysShown: true },
      options: areasOfCatalogue.map((id) => ({ id, label: t(`areas.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'kind', label: t('catalogue.kind') },
      options: kinds.map((id) => ({ id, label: t(`kinds.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'use', label: t('catalogue.use'), isAlwaysShown: true },
      options: uses.map((id) => ({ id, label: t(`catalogue.uses.${id}`) })),
    },
  ]
  return (
    <ResourceList<CountedPermission>
      label={title}
      searchLabel={t('general:actions.search')}
      table={table}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => labelOf(name)}
      rowHref={({ name }) => permissionPath(name)}
      filters={choices}
      {...(layout === undefined ? {} : { layout })}
      onLayout={setLayout}
      empty={{ title: t('catalogue.none'), text: t('catalogue.noneText') }}
      actions={
        <ListExport
          name={title}
          rows={list.data?.meta.totalCount ?? 0}
          columns={exportedColumns(columnSpecs, completeLayout(columns, layout), tools)}
          pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        />
      }
    />
  )
}
