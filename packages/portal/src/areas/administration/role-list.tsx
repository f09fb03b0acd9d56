import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, LinkButton } from '@portal/ui-kit'
import { ListImport } from '#patterns/import/list-import.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { roleColumns, roleFilters } from './role-columns.tsx'
import { RoleDialogs, type OpenedRole } from './role-dialogs.tsx'
import { rolePath } from './role-path.ts'
import { useRoleMenu } from './use-role-menu.ts'

const rules = {
  sorts: ['name', 'peopleCount', 'permissionCount', 'updatedAt'],
  defaultSort: 'name',
  filters: ['unused', 'secondFactor', 'deleted'],
} as const

const importing = () => import('./roles-import.ts').then((file) => file.rolesImport)

/** All roles, with the number of their people and their actions. */
export function RoleList() {
  const { t } = useTranslation(['roles', 'menu'])
  const translate = useGroupWords('roles:list')
  const family = useFamily(roles)
  const can = useCan()
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = {
    ...asked,
    ...yesOrNo('unused', filters.unused),
    ...yesOrNo('secondFactor', filters.secondFactor),
    ...(filters.deleted === undefined ? {} : { deleted: filters.deleted === 'true' }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const [opened, open] = useState<OpenedRole>()
  const rowActions = useRoleMenu(open)
  const title = t('menu:screens.roles')
  const create = can('ROLES_CREAR') ? (
    <Button tone="primary" icon="plus" onPress={() => open({ kind: 'create' })}>
      {t('list.create')}
    </Button>
  ) : undefined
  const actions = (
    <>
      <LinkButton href="/roles?compare=">{t('list.compare')}</LinkButton>
      {create}
    </>
  )
  return (
    <ScreenPage title={title} description={t('list.text')} actions={actions}>
      <ViewedList<Role>
        label={title}
        table={table}
        list={list}
        specs={roleColumns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id, deletedAt }) => (deletedAt === null ? rolePath(id) : undefined)}
        rowActions={rowActions}
        filters={roleFilters(t, translate)}
        empty={{ title: t('list.none'), text: t('list.noneText'), action: create }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        actions={
          can('ROLES_CREAR', 'ROLES_EDITAR', 'ROLES_ASIGNAR_PERMISOS') ? (
            <ListImport title={title} plan={importing} send={family.import} onDone={list.refresh} />
          ) : null
        }
      />
      <RoleDialogs opened={opened} onClose={() => open(undefined)} />
    </ScreenPage>
  )
}

const yesOrNo = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: value === 'yes' }
