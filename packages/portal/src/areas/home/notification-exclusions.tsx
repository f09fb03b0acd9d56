import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationExclusions } from '@portal/sdk/main'
import type { NotificationExclusion } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Stack, type Column, type MenuSection } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { useMade } from '#patterns/made/use-made.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ExclusionForm } from './exclusion-form.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const

/** The exclusions from notifications, for people who may manage them (specification §6). */
export function NotificationExclusions() {
  const { t } = useTranslation(['notifications', 'general'])
  const family = useFamily(notificationExclusions)
  const table = useTableQuery(rules)
  const { page, perPage, search } = table.query
  const ask = { page, perPage, search }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const made = useMade(table, () => family.index(ask))
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<NotificationExclusion>()
  const columns = useColumns()
  const texts = useTexts()
  const rowMenu = useRowMenu(setEnded)
  const create = (
    <Button tone="primary" icon="plus" onPress={() => setAdding(true)}>
      {t('exclusions.create')}
    </Button>
  )
  return (
    <Stack space="md">
      <p>{t('exclusions.text')}</p>
      <ResourceList<NotificationExclusion>
        label={t('views.exclusions')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        {...made.fresh}
        rowActions={rowMenu}
        sheet={{
          texts,
          pages: (options) => family.list({ search, perPage: 100 }, options).pages(),
        }}
        empty={{ title: t('exclusions.none'), text: t('exclusions.noneText'), action: create }}
        actions={create}
      />
      {isAdding ? (
        <ExclusionForm
          onClose={() => setAdding(false)}
          onMade={(row) => made.show(row, row.person.displayName)}
        />
      ) : null}
      <ConfirmAction
        subject={ended}
        onClose={() => setEnded(undefined)}
        title={() => t('exclusions.destroy')}
        text={() => t('exclusions.destroyText')}
        confirmLabel={t('exclusions.destroy')}
        act={family.destroy}
        idOf={({ id }) => id}
        done={t('exclusions.destroyed')}
      />
    </Stack>
  )
}

function useRowMenu(onDestroy: (row: NotificationExclusion) => void) {
  const { t } = useTranslation('notifications')
  return (row: NotificationExclusion): MenuSection[] => [
    {
      items: [
        {
          id: 'destroy',
          label: t('exclusions.destroy'),
          icon: 'trash',
          tone: 'danger',
          onAction: () => onDestroy(row),
        },
      ],
    },
  ]
}

/** The export values of the rendered cells. */
function useTexts(): TableSheet<NotificationExclusion>['texts'] {
  const format = useFormat()
  return {
    endsAt: { moment: ({ endsAt }) => format.dateTime(endsAt) },
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}

function useColumns(): readonly Column<NotificationExclusion>[] {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  return [
    {
      id: 'person',
      header: t('exclusions.person'),
      rowHeader: true,
      priority: 1,
      cell: ({ person }) => person.displayName,
    },
    {
      id: 'kind',
      header: t('exclusions.kind'),
      priority: 1,
      cell: ({ kind }) => (kind === null ? t('exclusions.allKinds') : t(`notices.${kind}.kind`)),
    },
    { id: 'reason', header: t('exclusions.reason'), wrap: true, cell: ({ reason }) => reason },
    {
      id: 'endsAt',
      header: t('exclusions.endsAt'),
      priority: 2,
      cell: ({ endsAt }) => format.dateTime(endsAt),
    },
    {
      id: 'createdBy',
      header: t('exclusions.createdBy'),
      priority: 3,
      cell: ({ createdBy }) => createdBy?.displayName ?? '—',
    },
    {
      id: 'createdAt',
      header: t('createdAt'),
      hidden: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}
