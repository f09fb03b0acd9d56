import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registration } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, LinkButton, PageHeader, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ConfirmAccount } from './confirm-account.tsx'
import { RegisterForm } from './register-form.tsx'

/** Requests an account, and confirms it when opened by the link of the mail. */
export function RegisterScreen() {
  const { t } = useTranslation('account')
  // The token is in the fragment, which is not sent to servers or logged.
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('confirm'))
  const { show } = useFamily(registration)
  const { data, error, refresh } = useData(show, token === null ? [] : null)
  if (token !== null) return <ConfirmAccount token={token} />
  if (data?.isOpen === false) return <Closed />
  return (
    <Stack space="xl">
      <PageHeader title={t('register.title')} description={t('register.text')} />
      {error && data === undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data === undefined && error === undefined ? <Skeleton lines={5} /> : null}
      {data === undefined ? null : <RegisterForm />}
    </Stack>
  )
}

function Closed() {
  const { t } = useTranslation('account')
  return (
    <Stack space="xl">
      <PageHeader title={t('register.title')} />
      <Alert
        tone="info"
        title={t('register.closed')}
        actions={<LinkButton href="/pages/login">{t('notices.signIn')}</LinkButton>}
      >
        {t('register.closedText')}
      </Alert>
    </Stack>
  )
}
