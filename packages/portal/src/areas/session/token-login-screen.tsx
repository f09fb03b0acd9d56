import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { Alert, Button, LinkButton, PageHeader, Progress, Stack } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'

/** Sign-in by a link: says whom it signs in before it burns the token (LOG-1). */
export function TokenLoginScreen() {
  const { t } = useTranslation('session')
  const { session } = usePortal()
  const params = useParams()
  const navigate = useNavigate()
  const [exchangeToken] = useState(params.token ?? '')
  const login = useAttempt(session.loginWithToken)
  const preview = useAttempt(session.previewToken)
  const [name, setName] = useState<string>()
  const hasFailed = preview.error !== undefined || login.error !== undefined

  const ask = useEffectEvent(() => preview({ exchangeToken }))
  useEffect(() => {
    // The token must not stay in the address bar, in the history or in a copied link.
    window.history.replaceState(window.history.state, '', '/pages/login')
    void ask().then((answer) => setName(answer?.value.displayName))
  }, [])

  const enter = async () => {
    const entered = await login({ exchangeToken })
    if (entered !== undefined) void navigate('/', { replace: true })
  }
  return (
    <Stack space="xl">
      <PageHeader title={t('token.title')} />
      {hasFailed ? <ExpiredLink /> : null}
      {!hasFailed && name === undefined ? <Progress label={t('token.checking')} /> : null}
      {!hasFailed && name !== undefined ? (
        <Stack space="lg">
          <p>{t('token.who', { name })}</p>
          <p>{t('token.short')}</p>
          <Button
            tone="primary"
            size="lg"
            isWide
            autoFocus
            isPending={login.isPending}
            onPress={() => void enter()}
          >
            {t('token.enter', { name })}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

function ExpiredLink() {
  const { t } = useTranslation('session')
  return (
    <Alert
      tone="warning"
      title={t('token.expired')}
      actions={<LinkButton href="/pages/login">{t('token.normal')}</LinkButton>}
    >
      {t('token.expiredText')}
    </Alert>
  )
}
