import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketWebhook, TicketWebhookDelivery } from '@portal/sdk'
import { ticketWebhooks } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Disclosure, Drawer, Inline, Select, Stack, Status, type Tone } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import type { RowDrawerProps } from '#patterns/resource-screen/definition.ts'
import { useAct } from '#patterns/use-act.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { WebhookDeliveryPart } from './webhook-delivery.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { wordOf } from './webhook-fields.tsx'

const refreshMs = 5_000
const states = ['waiting', 'delivered', 'failed'] as const
type State = (typeof states)[number]

/** The deliveries of a webhook, newest first, with its test message and its secret. */
export function WebhookDrawer({ id, made, onClose }: RowDrawerProps<TicketWebhook>) {
  const { t } = useTranslation('ticketWebhooks')
  const family = useFamily(ticketWebhooks)
  const [state, setState] = useState<State>()
  const ask = { perPage: 50, ...(state === undefined ? {} : { state: [state] }) }
  const log = useData(family.deliveries, [id, ask], { keepPrevious: true, refreshMs })
  const webhook = useData(family.show, [id], { keepPrevious: true, refreshMs })
  const ping = useAct(family.ping, t('drawer.pinged'))
  return (
    <Drawer
      title={webhook.data?.name ?? t('drawer.title')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Stack space="md">
        {webhook.data?.switchedOffAt == null ? null : (
          <Alert tone="danger" title={t('drawer.off')}>
            {t('drawer.offText')}
          </Alert>
        )}
        <Inline>
          <Button icon="send" isPending={ping.isPending} onPress={() => void ping(id)}>
            {t('drawer.ping')}
          </Button>
        </Inline>
        {webhook.data === undefined ? null : <WebhookSecret webhook={webhook.data} made={made} />}
        <Select
          label={t('drawer.filter')}
          value={state ?? 'all'}
          onChange={(chosen) => setState(states.find((one) => one === chosen))}
          options={['all', ...states].map((one) => ({
            id: one,
            label: t(`drawer.states.${one as State | 'all'}`),
          }))}
        />
        {log.data === undefined ? (
          <Waiting error={log.error} onRetry={log.refresh} />
        ) : (
          <Deliveries rows={log.data.data} isActive={webhook.data?.active === true} />
        )}
      </Stack>
    </Drawer>
  )
}

function Deliveries({ rows, isActive }: { rows: readonly TicketWebhookDelivery[]; isActive: boolean }) {
  const { t } = useTranslation('ticketWebhooks')
  if (rows.length === 0) return <p>{t('drawer.none')}</p>
  return (
    <Stack as="ul" space="sm">
      {rows.map((row) => (
        <li key={row.id}>
          <Delivery row={row} isActive={isActive} />
        </li>
      ))}
    </Stack>
  )
}

const tones: Record<State, Tone> = { waiting: 'info', delivered: 'success', failed: 'danger' }

function Delivery({ row, isActive }: { row: TicketWebhookDelivery; isActive: boolean }) {
  const { t } = useTranslation('ticketWebhooks')
  const { state, type, ticketNumber, createdAt } = row
  const name = t(`list.eventNames.${wordOf(type)}` as 'list.eventNames.created')
  const what = ticketNumber === null ? name : t('drawer.of', { event: name, number: String(ticketNumber) })
  return (
    <Disclosure
      title={what}
      meta={
        <Inline space="sm">
          <Status tone={tones[state]}>{t(`drawer.states.${state}`)}</Status>
          <Moment at={createdAt} />
        </Inline>
      }
    >
      {() => <WebhookDeliveryPart row={row} isActive={isActive} />}
    </Disclosure>
  )
}
