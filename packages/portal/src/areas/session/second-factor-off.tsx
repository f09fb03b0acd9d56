import { useTranslation } from 'react-i18next'
import { type SecondFactorSecret } from '@portal/sdk'
import { secondFactor } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Inline, Stack } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

/** What a second factor is for, and the button that begins to set it up. */
export function SecondFactorOff({ onStart }: { onStart: (secret: SecondFactorSecret) => void }) {
  const { t } = useTranslation('account')
  const create = useAttempt(useFamily(secondFactor).create)
  const start = async () => {
    const made = await create()
    if (made) onStart(made.value)
  }
  return (
    <Stack space="md">
      <p>{t('secondFactor.off')}</p>
      {create.error ? (
        <Alert tone="danger">
          <Refusal error={create.error} />
        </Alert>
      ) : null}
      <Inline>
        <Button tone="primary" isPending={create.isPending} onPress={() => void start()}>
          {t('secondFactor.start')}
        </Button>
      </Inline>
    </Stack>
  )
}
