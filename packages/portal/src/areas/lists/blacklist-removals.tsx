import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistRemoval } from '@portal/sdk'
import { blacklistRemovals } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ReasonForm } from './reason-form.tsx'
import { useRemovalColumns } from './removal-columns.tsx'
import { useRemovalMenu } from './use-removal-menu.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const

/** Requested removals, which a second person decides. */
export function BlacklistRemovals() {
  const { t } = useTranslation('blacklists')
  const { index, approve, reject } = useFamily(blacklistRemovals)
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(index, [{ page, perPage }], { keepPrevious: true })
  const [approving, setApproving] = useState<BlacklistRemoval>()
  const [rejecting, setRejecting] = useState<BlacklistRemoval>()
  const menu = useRemovalMenu({ onApprove: setApproving, onReject: setRejecting })
  return (
    <ScreenPage title={t('tabs.removals')} description={t('removals.text')}>
      <Card padding="none">
        <PagedTable
          label={t('tabs.removals')}
          table={table}
          list={list}
          columns={useRemovalColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ value }) => value}
          rowActions={menu}
          empty={<EmptyState title={t('removals.none')}>{t('removals.noneText')}</EmptyState>}
        />
      </Card>
      <ConfirmAction
        subject={approving}
        onClose={() => setApproving(undefined)}
        title={({ value }) => t('removals.approveTitle', { name: value })}
        text={() => t('removals.approveText')}
        confirmLabel={t('removals.approve')}
        act={approve}
        idOf={({ id }) => id}
        families={['blacklistEntries', 'blacklists', 'inbox', 'dashboard']}
        done={t('removals.approved')}
        onDone={() => setApproving(undefined)}
      />
      {rejecting === undefined ? null : (
        <ReasonForm
          title={t('removals.rejectTitle', { name: rejecting.value })}
          draft={`blacklists.reject.${rejecting.id}`}
          send={(reason) => reject(rejecting.id, { reason })}
          done={t('removals.rejected')}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </ScreenPage>
  )
}
