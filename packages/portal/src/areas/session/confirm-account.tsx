import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isPortalError, messageOf } from '@portal/sdk'
import { registration } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, PageHeader, Stack } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'
import { noticePath } from './notices.ts'

/** Confirms an account by the token of the mail, on a press: mail programs open links automatically. */
export function ConfirmAccount({ token }: { token: string }) {
  const { t, i18n } = useTranslation('account')
  const navigate = useNavigate()
  const confirm = useAttempt(useFamily(registration).confirm)
  const { error } = confirm
  const isExpired = isPortalError(error, 'authentication')
  useEffect(() => {
    // The token must not stay in the URL or in the history.
    window.history.replaceState(window.history.state, '', '/pages/register')
  }, [])
  useEffect(() => {
    if (isExpired) void navigate(noticePath('linkExpired'), { replace: true })
  }, [isExpired, navigate])
  const press = async () => {
    const done = await confirm({ token })
    if (done) void navigate(noticePath('confirmed'), { replace: true })
  }
  return (
    <Stack space="xl">
      <PageHeader title={t('register.confirmTitle')} description={t('register.confirmText')} />
      {error && !isExpired ? <Alert tone="danger">{messageOf(error, i18n.language)}</Alert> : null}
      <Button
        tone="primary"
        size="lg"
        isWide
        autoFocus
        isPending={confirm.isPending}
        onPress={() => void press()}
      >
        {t('register.confirm')}
      </Button>
    </Stack>
  )
}
