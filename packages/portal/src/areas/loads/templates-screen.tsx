import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { LinkButton, type MenuSection } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { editorAddress, useTemplateColumns } from './template-columns.tsx'

const rules = { sorts: ['name', 'updatedAt'], defaultSort: 'name' } as const

/** The formats of load files (CAR-1). */
export function TemplatesScreen() {
  const { t } = useTranslation(['loads', 'menu', 'general'])
  const { templates } = usePortal()
  const can = useCan()
  const canWrite = can('CARGUE_CREAR_FORMATO')
  const table = useTableQuery(rules)
  const { page, perPage, sort, search } = table.query
  const list = useData(templates.index, [{ page, perPage, sort, search }], { keepPrevious: true })
  const [doomed, setDoomed] = useState<Template>()
  const columns = useTemplateColumns()
  const create = canWrite ? (
    <LinkButton href="/clustering/crearFormato" tone="primary" icon="plus">
      {t('templates.create')}
    </LinkButton>
  ) : undefined
  const rowActions = (template: Template): readonly MenuSection[] => [
    { items: [{ id: 'edit', label: t('templates.edit'), icon: 'pencil', href: editorAddress(template) }] },
    {
      items: [
        {
          id: 'destroy',
          label: t('templates.destroy'),
          icon: 'trash',
          tone: 'danger',
          onAction: () => setDoomed(template),
        },
      ],
    },
  ]
  return (
    <ScreenPage title={t('menu:screens.templates')} description={t('templates.text')} actions={create}>
      <ResourceList<Template>
        label={t('menu:screens.templates')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(template) => template.id}
        rowLabel={(template) => template.name}
        {...(canWrite ? { rowActions } : {})}
        empty={{ title: t('templates.none'), text: t('templates.noneText'), action: create }}
      />
      <ConfirmAction
        subject={doomed}
        onClose={() => setDoomed(undefined)}
        title={({ name }) => t('general:confirm.title', { name })}
        text={() => t('general:confirm.text')}
        confirmLabel={t('templates.destroy')}
        act={templates.destroy}
        idOf={({ id }) => id}
        done={t('templates.destroyed')}
      />
    </ScreenPage>
  )
}
