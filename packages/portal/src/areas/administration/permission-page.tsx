import { useTranslation } from 'react-i18next'
import type { PermissionHolder } from '@portal/sdk'
import { permissions } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Inline, Link, LinkButton, Skeleton } from '@portal/ui-kit'
import { pagesOf } from '#patterns/export/table-columns.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { PermissionOrigins, useOriginText } from './permission-origins.tsx'
import { rolePath } from './role-path.ts'
import { useUserHref } from './use-user-href.ts'

const rules = { sorts: ['person'], defaultSort: 'person' } as const

/** One permission: what it opens, the roles that give it, and the people who have it with its origins. */
export function PermissionPage({ name }: { name: string }) {
  const { t } = useTranslation(['roles', 'menu'])
  const labelOf = usePermissionLabel()
  const { data, error, refresh } = useData(useFamily(permissions).show, [name])
  const back = <LinkButton href="/permisos">{t('catalogue.back')}</LinkButton>
  if (data === undefined) {
    return (
      <ScreenPage title={t('menu:screens.permissions')} actions={back}>
        <Card>
          {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      </ScreenPage>
    )
  }
  const facts = [
    { term: t('catalogue.code'), value: <code>{data.name}</code> },
    { term: t('catalogue.kind'), value: t(`kinds.${data.kind}`) },
    {
      term: t('catalogue.roles'),
      value: (
        <Inline space="sm">
          {data.roles.map(({ id, name: role }) => (
            <Link key={id} href={rolePath(id)}>
              {role}
            </Link>
          ))}
        </Inline>
      ),
    },
    { term: t('catalogue.screens'), value: data.screens.join(' · ') },
    { term: t('catalogue.operations'), value: data.operations.join(' · ') },
  ]
  return (
    <ScreenPage title={labelOf(data.name)} actions={back}>
      <Card>
        <DescriptionList items={facts} />
      </Card>
      <Holders name={name} />
    </ScreenPage>
  )
}

function Holders({ name }: { name: string }) {
  const { t } = useTranslation(['roles', 'general'])
  const table = useTableQuery(rules)
  const { page, perPage, search } = table.query
  const { people } = useFamily(permissions)
  const originText = useOriginText()
  const hrefOf = useUserHref()
  const list = useData(people, [name, { page, perPage, search }], {
    keepPrevious: true,
  })
  return (
    <ResourceList<PermissionHolder>
      label={t('catalogue.who')}
      searchLabel={t('general:actions.search')}
      table={table}
      list={list}
      hideColumnChooser
      columns={[
        {
          id: 'person',
          header: t('catalogue.people'),
          rowHeader: true,
          cell: ({ person }) => person.displayName,
        },
        {
          id: 'through',
          header: t('catalogue.through'),
          priority: 1,
          wrap: true,
          cell: ({ through }) => <PermissionOrigins origins={through} />,
        },
      ]}
      rowKey={({ id }) => id}
      rowLabel={({ person }) => person.displayName}
      rowHref={({ person }) => hrefOf(person.id)}
      sheet={{
        texts: { through: ({ through }) => through.map(originText).join(', ') },
        pages: (options) => pagesOf((asked) => people(name, { ...asked, search }, options)),
      }}
      empty={{ title: t('catalogue.noPeople'), text: t('catalogue.noPeopleText') }}
    />
  )
}
