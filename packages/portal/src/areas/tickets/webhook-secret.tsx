import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketWebhook } from '@portal/sdk'
import { ticketWebhooks } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Inline, Stack, TextField, toast } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { Moment } from '#patterns/moment.tsx'

interface WebhookSecretProps {
  webhook: TicketWebhook
  /** The response that created it, if that was just now: it contains the first secret. */
  made: TicketWebhook | undefined
}

/** The secret of a webhook: rotated here, and shown only once. */
export function WebhookSecret({ webhook, made }: WebhookSecretProps) {
  const { t } = useTranslation('ticketWebhooks')
  const family = useFamily(ticketWebhooks)
  const [secret, setSecret] = useState(made?.secret)
  const [isAsked, setIsAsked] = useState(false)
  const { operation, verb, inputs } = family.renew
  const renew = Object.assign(
    async (id: string) => setSecret((await family.renew(id, { version: webhook.version })).secret),
    { operation, verb, inputs },
  )
  return (
    <Stack space="sm">
      {secret === undefined ? null : <FreshSecret secret={secret} />}
      <Inline>
        <Button icon="refresh" onPress={() => setIsAsked(true)}>
          {t('secret.renew')}
        </Button>
      </Inline>
      {webhook.formerUntil === null ? null : (
        <p>
          {t('secret.former')} <Moment at={webhook.formerUntil} />
        </p>
      )}
      <ConfirmAction
        subject={isAsked ? webhook : undefined}
        onClose={() => setIsAsked(false)}
        title={({ name }) => t('secret.renewTitle', { name })}
        text={() => t('secret.renewText')}
        confirmLabel={t('secret.renew')}
        act={renew}
        idOf={({ id }) => id}
        done={t('secret.renewed')}
        onDone={() => setIsAsked(false)}
      />
    </Stack>
  )
}

function FreshSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('ticketWebhooks')
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast({ tone: 'success', title: t('secret.copied') })
  }
  return (
    <Alert tone="warning" title={t('secret.once')}>
      <Stack space="sm">
        <p>{t('secret.onceText')}</p>
        <TextField label={t('secret.secret')} value={secret} isReadOnly />
        <Inline>
          <Button icon="copy" onPress={() => void copy()}>
            {t('secret.copy')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
