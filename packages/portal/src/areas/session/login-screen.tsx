import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { Button, Form, PageHeader, PasswordField, Stack, TextField, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import { useLoginFailure } from './login-failure.ts'

/** Sign-in by user and password; it leads to the page that was asked for (LOG-1, LOG-3). */
export function LoginScreen() {
  const { t } = useTranslation('session')
  const { session } = usePortal()
  const login = useAttempt(session.login)
  const navigate = useNavigate()
  const { search } = useLocation()
  const failureOf = useLoginFailure()
  const isReturning = new URLSearchParams(search).has('returnTo')
  const enter = async (values: FormValues) => {
    const password = typeof values.password === 'string' ? values.password : ''
    const entered = await login({ user: textOf(values.user), password })
    // The guard of this very page leads somebody signed in to where they wanted to go.
    if (entered !== undefined) void navigate(`/pages/login${search}`, { replace: true })
  }
  return (
    <Stack space="xl">
      <PageHeader title={t('login.title')} description={t('login.text')} />
      <Form
        aria-label={t('login.title')}
        onSubmit={(values) => void enter(values)}
        hideSummary
        formError={failureOf(login.error)}
      >
        <Stack space="lg">
          <TextField
            name="user"
            label={t('login.user')}
            autoComplete="username"
            isRequired
            autoFocus
            spellCheck="false"
          />
          <PasswordField name="password" label={t('login.password')} isRequired />
          <Button type="submit" tone="primary" size="lg" isWide isPending={login.isPending}>
            {t('login.submit')}
          </Button>
          {isReturning ? <p>{t('login.returning')}</p> : null}
        </Stack>
      </Form>
    </Stack>
  )
}
