import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Inline, Stack } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { HeldTickets } from './held-tickets.tsx'
import { NextTicket } from './next-ticket.tsx'
import { ownTicketColumns } from './ticket-columns.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'
import { deskRules } from './ticket-query.ts'

/**
 * An agent's desk: the next ticket, held tickets, and their own by state and due date (TIC-2, TIC-3, EXP-1).
 */
export function CaseFileDesk() {
  const { t } = useTranslation(['caseFiles', 'menu', 'general'])
  const can = useCan()
  const table = useTableQuery(deskRules)
  const [isCreating, setCreating] = useState(false)
  const title = t('menu:screens.caseFiles')
  return (
    <ScreenPage
      title={title}
      description={t('list.text')}
      width="full"
      actions={
        <Inline>
          <NextTicket />
          {can('TICKETS_CREAR') ? (
            <Button icon="plus" onPress={() => setCreating(true)}>
              {t('list.create')}
            </Button>
          ) : null}
        </Inline>
      }
    >
      <Stack space="md">
        <HeldTickets />
        <TicketList
          label={title}
          table={table}
          narrowed={{ assignee: 'me' }}
          specs={ownTicketColumns}
          without={['assignee', 'assigneeId']}
          empty={{ title: t('list.none'), text: t('list.noneText') }}
        />
      </Stack>
      {isCreating ? <TicketForm onClose={() => setCreating(false)} /> : null}
    </ScreenPage>
  )
}
