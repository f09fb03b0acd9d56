import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { DistributeDrawer } from './distribute-drawer.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { TicketList, type SelectedTickets } from './ticket-list.tsx'
import { poolRules } from './ticket-query.ts'

/** All open tickets, to be distributed by a rule. */
export function CasePool() {
  const { t } = useTranslation(['casePool', 'menu'])
  const table = useTableQuery(poolRules)
  const [chosen, choose] = useState<SelectedTickets>()
  const title = t('menu:screens.casePool')
  return (
    <ScreenPage title={title} description={t('pool.text')} width="full">
      <TicketList
        label={t('tabs.pool')}
        table={table}
        specs={ticketColumns}
        empty={{ title: t('pool.none'), text: t('pool.noneText') }}
        bulkActs={(selected) => (
          <Button key="assign" size="sm" tone="primary" onPress={() => choose(selected)}>
            {t('pool.assign')}
          </Button>
        )}
      />
      {chosen === undefined ? null : <DistributeDrawer {...chosen} onClose={() => choose(undefined)} />}
    </ScreenPage>
  )
}
