import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { MoveDrawer } from './move-drawer.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { TicketList, type SelectedTickets } from './ticket-list.tsx'
import { poolRules } from './ticket-query.ts'

/** All open tickets, to be moved. */
export function CaseMoves() {
  const { t } = useTranslation(['casePool', 'menu'])
  const table = useTableQuery(poolRules)
  const [chosen, choose] = useState<SelectedTickets>()
  return (
    <ScreenPage title={t('menu:screens.caseMoves')} description={t('move.text')} width="full">
      <TicketList
        label={t('tabs.tickets')}
        table={table}
        specs={ticketColumns}
        empty={{ title: t('pool.none'), text: t('pool.noneText') }}
        bulkActs={(selected) => (
          <Button key="move" size="sm" tone="primary" onPress={() => choose(selected)}>
            {t('move.act')}
          </Button>
        )}
      />
      {chosen === undefined ? null : <MoveDrawer {...chosen} onClose={() => choose(undefined)} />}
    </ScreenPage>
  )
}
