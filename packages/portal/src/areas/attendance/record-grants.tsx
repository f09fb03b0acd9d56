import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordGrant } from '@portal/sdk'
import { recordGrants } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, type Column, EmptyState, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { GrantForm } from './grant-form.tsx'

const rules = { sorts: ['createdAt', 'endsAt'], defaultSort: '-createdAt' } as const

/** People with temporary read access to the record: granted and revoked here. */
export function RecordGrants() {
  const { t } = useTranslation('proof')
  const family = useFamily(recordGrants)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(family.index, [{ page, perPage, sort }], { keepPrevious: true })
  const [isGiving, setGiving] = useState(false)
  const [revoked, setRevoked] = useState<RecordGrant>()
  const create = (
    <Button tone="primary" icon="plus" onPress={() => setGiving(true)}>
      {t('grants.create')}
    </Button>
  )
  return (
    <ScreenPage title={t('grants.title')} description={t('grants.text')} actions={create}>
      <Card padding="none">
        <PagedTable<RecordGrant>
          label={t('grants.title')}
          table={table}
          list={list}
          columns={useGrantColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ holder }) => holder.displayName}
          rowActions={(row) =>
            row.state === 'current' || row.state === 'planned'
              ? [
                  {
                    items: [
                      {
                        ...{ id: 'revoke', label: t('grants.revoke'), icon: 'ban', tone: 'danger' },
                        onAction: () => setRevoked(row),
                      },
                    ],
                  },
                ]
              : []
          }
          empty={<EmptyState title={t('grants.none')}>{t('grants.noneText')}</EmptyState>}
        />
      </Card>
      {isGiving ? <GrantForm onClose={() => setGiving(false)} /> : null}
      <ConfirmAction
        subject={revoked}
        onClose={() => setRevoked(undefined)}
        title={() => t('grants.revoke')}
        text={({ holder }) => t('grants.revokeText', { name: holder.displayName })}
        confirmLabel={t('grants.revoke')}
        act={family.revoke}
        idOf={({ id }) => id}
        done={t('grants.revoked')}
        onDone={() => setRevoked(undefined)}
      />
    </ScreenPage>
  )
}

const tones = { current: 'success', planned: 'info', past: 'neutral', revoked: 'neutral' } as const

function useGrantColumns(): readonly Column<RecordGrant>[] {
  const { t } = useTranslation('proof')
  const format = useFormat()
  return [
    {
      ...{ id: 'holder', header: t('grants.holder'), rowHeader: true, priority: 1 },
      cell: ({ holder }) => holder.displayName,
    },
    {
      ...{ id: 'state', header: t('grants.state'), priority: 1 },
      cell: ({ state }) => <Status tone={tones[state]}>{t(`grants.states.${state}`)}</Status>,
    },
    { id: 'role', header: t('grants.role'), priority: 2, cell: ({ role }) => t(`grants.roles.${role}`) },
    {
      ...{ id: 'people', header: t('grants.people'), priority: 2 },
      cell: ({ people, workCenter }) => workCenter ?? t('packages.count', { count: people ?? 0 }),
    },
    {
      id: 'period',
      header: t('grants.period'),
      priority: 2,
      cell: ({ from, until }) => `${from} – ${until}`,
    },
    {
      ...{ id: 'endsAt', header: t('grants.endsAt'), sortable: true, priority: 1 },
      cell: ({ endsAt }) => format.dateTime(endsAt),
    },
    { id: 'reason', header: t('grants.reason'), priority: 3, cell: ({ reason }) => reason },
    {
      id: 'grantedBy',
      header: t('grants.grantedBy'),
      priority: 3,
      cell: ({ grantedBy }) => grantedBy.displayName,
    },
  ]
}
