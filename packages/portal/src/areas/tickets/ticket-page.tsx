import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketDetail } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Badge, Card, Inline, Link, LinkButton, Stack, Status } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SidePanel } from '#patterns/side-panel.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'
import { NextTicket } from './next-ticket.tsx'
import { deskAddress, ticketAddress } from './ticket-address.ts'
import { TermStatus } from './term-status.tsx'
import { TicketActs } from './ticket-acts.tsx'
import { TicketEntries, useNewestEntries } from './ticket-entries.tsx'
import { TicketPanel } from './ticket-panel.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { TicketViewers } from './ticket-viewers.tsx'
import { stateTones } from './ticket-values.ts'

/** Others edit it, too. */
const refreshMs = 20_000

/** One ticket: its entries, its facts, and the next actions of the viewer (TIC-1 to TIC-15, EXP-1). */
export function TicketPage({ id }: { id: string }) {
  const { t } = useTranslation(['caseFile', 'caseFiles', 'menu'])
  const { data, error, refresh } = useData(useFamily(tickets).show, [id], { refreshMs })
  useNewestEntries(id)
  if (data !== undefined) return <Loaded ticket={data} />
  return (
    <ScreenPage title={t('menu:screens.caseFile')} actions={<Back />}>
      <Card>
        <Waiting error={error} onRetry={refresh} />
      </Card>
    </ScreenPage>
  )
}

function Back() {
  const { t } = useTranslation('menu')
  return (
    <LinkButton href={deskAddress} icon="arrowLeft">
      {t('screens.caseFiles')}
    </LinkButton>
  )
}

function Loaded({ ticket }: { ticket: TicketDetail }) {
  const { number, subject, state, stateType, priority } = ticket
  const [isWriting, setWriting] = useState(false)
  return (
    <ScreenPage
      title={`${number} · ${subject}`}
      width="full"
      meta={
        <Inline>
          <Status tone={stateTones[stateType]}>{state}</Status>
          {priority === null ? null : <Badge>{priority.name}</Badge>}
          <TermStatus ticket={ticket} />
        </Inline>
      }
      actions={
        <>
          <Back />
          <NextTicket />
        </>
      }
    >
      <SidePanel panel={<TicketPanel ticket={ticket} />} narrow="below">
        <Stack space="md">
          <Notices ticket={ticket} />
          <TicketViewers id={ticket.id} isWriting={isWriting} />
          <TicketActs ticket={ticket} />
          <TicketReply ticket={ticket} onWriting={setWriting} />
          <TicketEntries id={ticket.id} />
        </Stack>
      </SidePanel>
    </ScreenPage>
  )
}

/** Warnings before work starts: it is on hold, or continues in another ticket. */
function Notices({ ticket: { mergedInto, heldAt } }: { ticket: TicketDetail }): ReactNode {
  const { t } = useTranslation('caseFile')
  if (mergedInto !== null)
    return (
      <Alert tone="info">
        {t('page.merged')}{' '}
        <Link href={ticketAddress(mergedInto.id)}>{`${mergedInto.number} · ${mergedInto.subject}`}</Link>
      </Alert>
    )
  return heldAt === null ? null : <Alert tone="info">{t('page.held')}</Alert>
}
