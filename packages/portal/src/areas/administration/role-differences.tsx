import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { permissions as catalogue } from '@portal/permissions'
import type { RoleDetail } from '@portal/sdk'
import { DataTable, Status } from '@portal/ui-kit'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** The permissions of two roles, those of only one first. */
export function RoleDifferences({ one, other }: { one: RoleDetail; other: RoleDetail }) {
  const { t } = useTranslation('roles')
  const labelOf = usePermissionLabel()
  const rows = useMemo(() => {
    const [first, second] = [new Set(one.permissions), new Set(other.permissions)]
    return catalogue
      .filter(({ name }) => first.has(name) || second.has(name))
      .map((permission) => ({
        ...permission,
        isOne: first.has(permission.name),
        isOther: second.has(permission.name),
      }))
      .toSorted((a, b) => Number(a.isOne && a.isOther) - Number(b.isOne && b.isOther))
  }, [one, other])
  const whose = ({ isOne, isOther }: { isOne: boolean; isOther: boolean }) =>
    isOne && isOther ? t('compare.both') : t('compare.only', { name: isOne ? one.name : other.name })
  return (
    <DataTable
      label={t('compare.title')}
      rows={rows}
      rowKey={({ name }) => name}
      hideColumnChooser
      columns={[
        {
          ...{ id: 'label', header: t('catalogue.name'), rowHeader: true, wrap: true },
          cell: ({ name }) => labelOf(name),
        },
        { id: 'area', header: t('catalogue.area'), cell: ({ area }) => t(`areas.${area}`) },
        { id: 'kind', header: t('catalogue.kind'), priority: 3, cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          id: 'whose',
          header: t('catalogue.roles'),
          priority: 1,
          cell: (row) => (
            <Status tone={row.isOne && row.isOther ? 'neutral' : row.isOne ? 'info' : 'warning'}>
              {whose(row)}
            </Status>
          ),
        },
      ]}
    />
  )
}
