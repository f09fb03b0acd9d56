import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReportDefinition } from '@portal/sdk'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, LinkButton } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { reportHref } from '#patterns/reports/report-address.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useDefinitionActions } from './definition-actions.ts'
import { useDefinitionColumns } from './definition-columns.tsx'
import { DefinitionDrawer } from './definition-drawer.tsx'
import { NewDefinition } from './new-definition.tsx'

const scopes = ['own', 'shared'] as const
const rules = {
  sorts: ['name', 'createdAt', 'nextAt'],
  defaultSort: 'name',
  filters: ['scope', 'scheduled'],
} as const

/** Saved reports: one's own, and those shared by others (REP-15). */
export function ReportDefinitions() {
  const { t } = useTranslation(['definitions', 'general'])
  const family = useFamily(reportDefinitions)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const scheduled = filters.scheduled === undefined ? {} : { scheduled: filters.scheduled === 'true' }
  const ask = { ...asked, ...chosen('scope', scopes, filters.scope), ...scheduled }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('open')
  const [params] = useSearchParams()
  const offered: readonly Filter[] = [
    {
      ...{ kind: 'one-of', id: 'scope', label: t('list.scope'), isAlwaysShown: true },
      options: scopes.map((id) => ({ id, label: t(`list.scopes.${id}`) })),
    },
    { kind: 'yes-no', id: 'scheduled', label: t('list.scheduled') },
  ]
  return (
    <ScreenPage title={t('tabDefinitions')} description={t('list.text')}>
      <ResourceList<ReportDefinition>
        label={t('tabDefinitions')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useDefinitionColumns()}
        filters={offered}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ report, asked: query }) => reportHref(report, query)}
        rowActions={useDefinitionActions((id) => opened.replace(id))}
        empty={{
          title: t('list.none'),
          text: t('list.noneText'),
          action: <LinkButton href="/reportes">{t('list.create')}</LinkButton>,
        }}
      />
      {opened.id === null ? null : <DefinitionDrawer id={opened.id} onClose={opened.close} />}
      {params.has('new') ? <NewDefinition /> : null}
    </ScreenPage>
  )
}
