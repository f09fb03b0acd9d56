import { useTranslation } from 'react-i18next'
import type { MailMessage } from '@portal/sdk'
import { mailboxes } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Drawer, Inline, Link, Stack, Status, type Tone } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import { useAct } from '#patterns/use-act.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { ticketAddress } from './ticket-address.ts'

const refreshMs = 5_000
const ask = { perPage: 50 }

/** The emails of a mailbox with their results, newest first, and a button to fetch now. */
export function MailboxDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('mailboxes')
  const family = useFamily(mailboxes)
  const { data, error, refresh } = useData(family.messages, [id, ask], { keepPrevious: true, refreshMs })
  const read = useAct(family.check, t('messages.reading'))
  return (
    <Drawer title={t('messages.title')} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Stack space="md">
        <Inline>
          <Button icon="refresh" isPending={read.isPending} onPress={() => void read(id)}>
            {t('messages.read')}
          </Button>
        </Inline>
        {data === undefined ? <Waiting error={error} onRetry={refresh} /> : <Messages rows={data.data} />}
      </Stack>
    </Drawer>
  )
}

function Messages({ rows }: { rows: readonly MailMessage[] }) {
  const { t } = useTranslation('mailboxes')
  if (rows.length === 0) return <p>{t('messages.none')}</p>
  return (
    <Stack as="ul" space="md">
      {rows.map((message) => (
        <li key={message.id}>
          <Message message={message} />
        </li>
      ))}
    </Stack>
  )
}

const tones: Record<MailMessage['outcome'], Tone> = {
  ...{ ticket: 'success', entry: 'success', automatic: 'neutral', bounce: 'neutral', too_large: 'warning' },
  ...{ too_many_parts: 'warning', too_many: 'warning', unreadable: 'warning', queued: 'info' },
  ...{ sent: 'success', failed: 'danger', bounced: 'danger' },
}

function Message({ message }: { message: MailMessage }) {
  const { t } = useTranslation('mailboxes')
  const { subject, address, outcome, ticketId, ticketNumber, failure, createdAt } = message
  return (
    <Stack space="xs">
      <strong>{subject}</strong>
      <Inline space="sm">
        <Status tone={tones[outcome]}>{t(`messages.outcomes.${outcome}`)}</Status>
        <span>{address}</span>
        <Moment at={createdAt} />
      </Inline>
      {ticketId === null ? null : (
        <Link href={ticketAddress(ticketId)}>{t('messages.ticket', { number: String(ticketNumber) })}</Link>
      )}
      {failure === null ? null : <p>{failure}</p>}
    </Stack>
  )
}
