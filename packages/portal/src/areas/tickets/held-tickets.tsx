import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { ticketDesk, tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Inline, Link, Spread, Stack } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useNavigate } from 'react-router-dom'
import { TermStatus } from './term-status.tsx'
import { ticketAddress } from './ticket-address.ts'

const touched = ['tickets', 'dashboard']

/** The person's held tickets, each to resume or to release; renders nothing if there are none (TIC-3). */
export function HeldTickets() {
  const { t } = useTranslation('caseFiles')
  const ask = { assignee: 'me', isHeld: true, sort: 'dueAt', perPage: 25 } as const
  const { data } = useData(useFamily(tickets).index, [ask])
  const held = data?.data ?? []
  if (held.length === 0) return null
  return (
    <Alert tone="info" title={t('desk.holds')}>
      <Stack as="ul" space="xs">
        {held.map((ticket) => (
          <li key={ticket.id}>
            <HeldTicket ticket={ticket} />
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

function HeldTicket({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('caseFiles')
  const navigate = useNavigate()
  const family = useFamily(ticketDesk)
  const { id, number, subject } = ticket
  const resume = useAct(family.resume, t('desk.resumed', { number }), touched)
  const release = useAct(family.release, t('desk.released', { number }), touched)
  return (
    <Spread>
      <Inline>
        <Link href={ticketAddress(id)}>{`${number} · ${subject}`}</Link>
        <TermStatus ticket={ticket} />
      </Inline>
      <Inline>
        <Button
          size="sm"
          tone="primary"
          aria-label={t('desk.of', { act: t('desk.resume'), number })}
          isPending={resume.isPending}
          onPress={() => void resume(id).then(() => navigate(ticketAddress(id)))}
        >
          {t('desk.resume')}
        </Button>
        <Button
          size="sm"
          aria-label={t('desk.of', { act: t('desk.release'), number })}
          isPending={release.isPending}
          onPress={() => void release(id)}
        >
          {t('desk.release')}
        </Button>
      </Inline>
    </Spread>
  )
}
