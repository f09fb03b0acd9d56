import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Alert, Button, LinkButton, PageHeader, Progress, Stack } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'
import { useLoginFailure } from './login-failure.ts'

/** Sign-in by a link: shows whom it signs in before it uses up the token (LOG-1). */
export function TokenLoginScreen() {
  const { t } = useTranslation('session')
  const { session } = usePortal()
  const params = useParams()
  const navigate = useNavigate()
  const [exchangeToken] = useState(params.token ?? '')
  const login = useAttempt(session.loginWithToken)
  const preview = useAttempt(session.previewToken)
  const [name, setName] = useState<string>()
  const error = preview.error ?? login.error

  const ask = useEffectEvent(() => preview({ exchangeToken }))
  useEffect(() => {
    // The token must not stay in the URL, in the history or in a copied link.
    window.history.replaceState(window.history.state, '', '/pages/login')
    void ask().then((answer) => setName(answer?.value.displayName))
  }, [])
  // Checks the link without using it up, also after a sign-in with an unknown result.
  const retry = async () => {
    login.reset()
    preview.reset()
    setName(undefined)
    setName((await preview({ exchangeToken }))?.value.displayName)
  }

  const enter = async () => {
    const entered = await login({ exchangeToken })
    if (entered !== undefined) void navigate('/', { replace: true })
  }
  return (
    <Stack space="xl">
      <PageHeader title={t('token.title')} />
      {error === undefined ? null : isOver(error) ? (
        <ExpiredLink />
      ) : (
        <NotReached error={error} onRetry={() => void retry()} isPending={preview.isPending} />
      )}
      {error === undefined && name === undefined ? <Progress label={t('token.checking')} /> : null}
      {error === undefined && name !== undefined ? (
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

/** Only the server can declare the link invalid; a lost connection does not. */
const isOver = (error: unknown): boolean =>
  isPortalError(error, 'authentication') || isPortalError(error, 'validation')

interface NotReachedProps {
  error: unknown
  onRetry: () => void
  isPending: boolean
}

function NotReached({ error, onRetry, isPending }: NotReachedProps) {
  const { t } = useTranslation(['session', 'general'])
  const failureOf = useLoginFailure()
  return (
    <Alert
      tone="danger"
      title={t('session:token.unchecked')}
      actions={
        <Button icon="refresh" isPending={isPending} onPress={onRetry}>
          {t('general:actions.retry')}
        </Button>
      }
    >
      {failureOf(error)}
    </Alert>
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
