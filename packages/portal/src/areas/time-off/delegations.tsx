import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalDelegation } from '@portal/sdk'
import { approvalDelegations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, type Column, EmptyState, Status } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { DelegationForm } from './delegation-form.tsx'

const rules = { sorts: [], defaultSort: '', filters: [] } as const
const tones = { planned: 'info', current: 'success', past: 'neutral', withdrawn: 'neutral' } as const

/** The person's substitutes, and the people they substitute. */
export function Delegations() {
  const { t } = useTranslation('inbox')
  const [isCreating, setCreating] = useState(false)
  const { index, withdraw } = useFamily(approvalDelegations)
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(index, [{ page, perPage }], { keepPrevious: true })
  const end = useAct(withdraw, t('delegations.withdrawn'), ['inbox'])
  const columns = useDelegationColumns()
  const create = (
    <Button tone="primary" icon="users" onPress={() => setCreating(true)}>
      {t('delegations.create')}
    </Button>
  )
  return (
    <ScreenPage title={t('delegations.title')} description={t('delegations.text')} actions={create}>
      <Card padding="none">
        <PagedTable<ApprovalDelegation>
          label={t('delegations.title')}
          table={table}
          list={list}
          columns={columns}
          hideColumnChooser
          rowKey={({ id }) => id}
          rowLabel={({ delegate, startsOn }) => `${delegate.displayName} · ${startsOn}`}
          rowActions={({ id, canWithdraw }) => [
            {
              items: canWithdraw
                ? [
                    {
                      id: 'withdraw',
                      label: t('delegations.withdraw'),
                      icon: 'x',
                      onAction: () => void end(id),
                    },
                  ]
                : [],
            },
          ]}
          empty={<EmptyState title={t('delegations.none')}>{t('delegations.noneText')}</EmptyState>}
        />
      </Card>
      {isCreating ? <DelegationForm onClose={() => setCreating(false)} /> : null}
    </ScreenPage>
  )
}

function useDelegationColumns(): readonly Column<ApprovalDelegation>[] {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  return useMemo(
    (): Column<ApprovalDelegation>[] => [
      {
        ...{ id: 'delegate', header: t('delegations.delegate'), rowHeader: true, priority: 1 },
        cell: ({ delegate }) => delegate.displayName,
      },
      {
        id: 'delegator',
        header: t('delegations.delegator'),
        priority: 1,
        cell: ({ delegator }) => delegator.displayName,
      },
      {
        ...{ id: 'createdBy', header: t('delegations.createdBy'), priority: 3 },
        cell: ({ createdBy, delegator }) => (createdBy.id === delegator.id ? '' : createdBy.displayName),
      },
      { id: 'startsOn', header: t('delegations.startsOn'), priority: 2, cell: ({ startsOn }) => startsOn },
      { id: 'endsOn', header: t('delegations.endsOn'), priority: 2, cell: ({ endsOn }) => endsOn },
      {
        ...{ id: 'families', header: t('delegations.families'), long: true, priority: 2 },
        cell: ({ families }) => families.map((family) => translate(`families.${family}`)).join(', '),
      },
      {
        ...{ id: 'state', header: t('delegations.state'), priority: 1 },
        cell: ({ state }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
      },
    ],
    [t, translate],
  )
}
