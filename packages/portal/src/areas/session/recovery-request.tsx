import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recovery } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Form, Link, PageHeader, Stack, TextField, useFormAction } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { useRecoveryFailure } from './recovery-failure.ts'

/** Requests the mail. Answer and message are the same for known and unknown people (LOG-4). */
export function RecoveryRequest({ words }: { words: 'windowsUser' | 'userOrEmail' }) {
  const { t } = useTranslation('recovery')
  const { request } = useFamily(recovery)
  const explain = useRecoveryFailure()
  const [minutes, setMinutes] = useState<number>()
  const ask = useFormAction({
    action: (values) => request({ usu_windows: textOf(values.usu_windows) }),
    explain,
    onDone: (result) => setMinutes(result.minutes),
  })
  return (
    <Stack space="xl">
      <PageHeader title={t(`request.${words}.title`)} description={t(`request.${words}.text`)} />
      {minutes === undefined ? null : (
        <Alert tone="success" title={t('request.sent')}>
          {t('request.sentText', { minutes })}
        </Alert>
      )}
      <Form aria-label={t(`request.${words}.title`)} hideSummary {...ask.form}>
        <Stack space="lg">
          <TextField
            name="usu_windows"
            label={t(`request.${words}.label`)}
            autoComplete="username"
            isRequired
            maxLength={254}
            spellCheck="false"
          />
          <Button type="submit" tone="primary" size="lg" isWide isPending={ask.isPending}>
            {t(minutes === undefined ? 'request.submit' : 'request.again')}
          </Button>
        </Stack>
      </Form>
      <Link href="/pages/login">{t('backToLogin')}</Link>
    </Stack>
  )
}
