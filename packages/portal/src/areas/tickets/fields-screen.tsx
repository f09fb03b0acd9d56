import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ActiveFilter } from './active-filter.tsx'
import { FieldForm } from './field-form.tsx'
import { useFieldActions } from './field-actions.ts'
import { useFieldColumns } from './field-columns.tsx'

const rules = {
  sorts: ['position', 'label', 'key', 'type'],
  defaultSort: 'position',
  filters: ['active'],
} as const

/** The management fields: what agents fill in when they handle a record. */
export function FieldsScreen() {
  const { t } = useTranslation(['tickets', 'menu', 'general'])
  const { fields } = usePortal()
  const can = useCan()
  const table = useTableQuery(rules)
  const { active } = table.query.filters
  const { page, perPage, sort, search } = table.query
  const isActive = active === undefined ? {} : { active: active === 'true' }
  const list = useData(fields.index, [{ page, perPage, sort, search, ...isActive }], { keepPrevious: true })
  const [edited, setEdited] = useState<Field | 'new'>()
  const [doomed, setDoomed] = useState<Field>()
  const columns = useFieldColumns()
  const rowActions = useFieldActions({ onEdit: setEdited, onDestroy: setDoomed })
  const create = can('CAMPOS_GESTION_CREAR') ? (
    <Button tone="primary" icon="plus" onPress={() => setEdited('new')}>
      {t('fields.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={t('menu:screens.fields')} description={t('fields.text')} actions={create}>
      <ResourceList
        label={t('menu:screens.fields')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(field) => field.id}
        rowLabel={(field) => field.label}
        rowActions={rowActions}
        filters={<ActiveFilter table={table} />}
        empty={{ title: t('fields.none'), text: t('fields.noneText'), action: create }}
      />
      {edited === undefined ? null : (
        <FieldForm {...(edited === 'new' ? {} : { field: edited })} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmAction
        subject={doomed}
        onClose={() => setDoomed(undefined)}
        title={(field) => t('general:confirm.title', { name: field.label })}
        text={() => t('fields.destroyText')}
        confirmLabel={t('general:actions.destroy')}
        act={fields.destroy}
        idOf={({ id }) => id}
        done={t('general:done.destroyed')}
      />
    </ScreenPage>
  )
}
