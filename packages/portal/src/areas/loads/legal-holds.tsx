import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LegalHold } from '@portal/sdk'
import { legalHolds } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, type Column, EmptyState, type MenuSection, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { LegalHoldForm } from './legal-hold-form.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const

/** The legal holds, with their end. */
export function LegalHolds() {
  const { t } = useTranslation('anonymisationRules')
  const family = useFamily(legalHolds)
  const may = useCan()('ANONIMIZACION_GESTIONAR')
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(family.index, [{ page, perPage }], { keepPrevious: true })
  const [isMaking, setMaking] = useState(false)
  const revoke = useAct(family.revoke, t('holds.released'))
  const menu = ({ id, isInForce }: LegalHold): readonly MenuSection[] => [
    {
      items: isInForce
        ? [{ id: 'revoke', label: t('holds.release'), icon: 'x', onAction: () => void revoke(id) }]
        : [],
    },
  ]
  const create = may ? (
    <Button tone="primary" icon="plus" onPress={() => setMaking(true)}>
      {t('holds.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={t('tabs.holds')} description={t('holds.text')} actions={create}>
      <Card padding="none">
        <PagedTable<LegalHold>
          label={t('tabs.holds')}
          table={table}
          list={list}
          columns={useHoldColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ reason }) => reason}
          rowActions={menu}
          empty={<EmptyState title={t('holds.none')}>{t('holds.noneText')}</EmptyState>}
        />
      </Card>
      {isMaking ? <LegalHoldForm onClose={() => setMaking(false)} /> : null}
    </ScreenPage>
  )
}

function useHoldColumns(): readonly Column<LegalHold>[] {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  return [
    { id: 'reason', header: t('holds.reason'), rowHeader: true, priority: 1, cell: ({ reason }) => reason },
    {
      ...{ id: 'state', header: t('holds.state'), priority: 1 },
      cell: ({ isInForce }) => (
        <Status tone={isInForce ? 'warning' : 'neutral'}>
          {t(isInForce ? 'holds.inForce' : 'holds.over')}
        </Status>
      ),
    },
    { id: 'template', header: t('holds.template'), priority: 2, cell: ({ templateName }) => templateName },
    {
      ...{ id: 'record', header: t('holds.record'), priority: 2 },
      cell: ({ record, loadName }) => record ?? loadName ?? t('holds.everything'),
    },
    { id: 'until', header: t('holds.until'), priority: 2, cell: ({ until }) => until ?? '' },
    {
      ...{ id: 'createdBy', header: t('holds.createdBy'), priority: 3 },
      cell: ({ createdBy }) => createdBy.displayName,
    },
    {
      ...{ id: 'createdAt', header: t('holds.createdAt'), priority: 3 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}
