import { useTranslation } from 'react-i18next'
import type { TicketWebhookDelivery, TicketWebhookTry } from '@portal/sdk'
import { ticketWebhooks } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Inline, Link, Stack, TextArea } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import { useAct } from '#patterns/use-act.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { ticketAddress } from './ticket-address.ts'

const refreshMs = 5_000

interface WebhookDeliveryPartProps {
  row: TicketWebhookDelivery
  isActive: boolean
}

/** One delivery: its payload, its attempts with their responses, and a button to send it again. */
export function WebhookDeliveryPart({ row, isActive }: WebhookDeliveryPartProps) {
  const { t } = useTranslation('ticketWebhooks')
  const family = useFamily(ticketWebhooks)
  const { data, error, refresh } = useData(family.delivery, [row.id], { keepPrevious: true, refreshMs })
  const again = useAct(family.redeliver, t('delivery.sent'))
  const { messageId, ticketId, nextAt } = row
  return (
    <Stack space="sm">
      <DescriptionList
        items={[
          { term: 'webhook-id', value: messageId },
          ...(nextAt === null ? [] : [{ term: t('delivery.next'), value: <Moment at={nextAt} /> }]),
        ]}
      />
      <Inline>
        {isActive ? (
          <Button icon="refresh" isPending={again.isPending} onPress={() => void again(row.id)}>
            {t('delivery.again')}
          </Button>
        ) : null}
        {ticketId === null ? null : <Link href={ticketAddress(ticketId)}>{t('delivery.ticket')}</Link>}
      </Inline>
      {data === undefined ? (
        <Waiting error={error} onRetry={refresh} />
      ) : (
        <>
          <TextArea
            label={t('delivery.message')}
            value={JSON.stringify(data.message, undefined, 2)}
            isReadOnly
            rows={8}
          />
          <Tries tries={data.tries} />
        </>
      )}
    </Stack>
  )
}

function Tries({ tries }: { tries: readonly TicketWebhookTry[] }) {
  const { t } = useTranslation('ticketWebhooks')
  if (tries.length === 0) return <p>{t('delivery.untried')}</p>
  return (
    <Stack as="ul" space="sm">
      {tries.map((one) => (
        <li key={one.at}>
          <Try one={one} />
        </li>
      ))}
    </Stack>
  )
}

function Try({ one: { at, url, status, latencyMs, failure, answer } }: { one: TicketWebhookTry }) {
  const { t } = useTranslation('ticketWebhooks')
  const answered =
    status === null ? t('delivery.unanswered') : t('delivery.status', { status: String(status) })
  return (
    <DescriptionList
      items={[
        { term: t('delivery.at'), value: <Moment at={at} /> },
        { term: t('delivery.url'), value: url },
        { term: t('delivery.answered'), value: answered },
        { term: t('delivery.took'), value: t('delivery.ms', { ms: String(latencyMs) }) },
        ...(failure === null
          ? []
          : [{ term: t('delivery.failure'), value: t(`delivery.failures.${failure}`) }]),
        ...(answer === null || answer === '' ? [] : [{ term: t('delivery.answer'), value: answer }]),
      ]}
    />
  )
}
