import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePortal } from '@portal/sdk/react'
import {
  Button,
  Form,
  Link,
  PageHeader,
  PasswordField,
  Stack,
  TextField,
  useFormAction,
} from '@portal/ui-kit'
import { useCodeAsked } from '#patterns/confirm-identity/use-code-asked.ts'
import { textOf } from '#patterns/form-values.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { useLoginFailure } from './login-failure.ts'

// Loaded on demand: most people have no second factor.
const OneTimeCodeField = lazy(async () => {
  const load = import('#patterns/confirm-identity/one-time-code-field.tsx')
  const [file] = await Promise.all([load, loadPhrases('account')])
  return { default: file.OneTimeCodeField }
})

/** Sign-in by user and password; the session watch then redirects to the requested page (LOG-1, LOG-3). */
export function LoginScreen() {
  const { t } = useTranslation('session')
  const { session } = usePortal()
  const failureOf = useLoginFailure()
  const code = useCodeAsked()
  const isReturning = new URLSearchParams(window.location.search).has('returnTo')
  const login = useFormAction({
    action: (values) => {
      const password = typeof values.password === 'string' ? values.password : ''
      return session.login({ user: textOf(values.user), password, ...code.of(values) })
    },
    explain: (error) => code.refusalOf(error) ?? { formError: failureOf(error) },
  })
  return (
    <Stack space="xl">
      <PageHeader title={t('login.title')} description={t('login.text')} />
      <Form aria-label={t('login.title')} hideSummary {...login.form}>
        <Stack space="lg">
          <TextField
            name="user"
            label={t('login.user')}
            autoComplete="username"
            isRequired
            spellCheck="false"
          />
          <PasswordField name="password" label={t('login.password')} isRequired />
          {code.isAsked ? (
            <Suspense>
              <OneTimeCodeField />
            </Suspense>
          ) : null}
          <Button type="submit" tone="primary" size="lg" isWide isPending={login.isPending}>
            {t('login.submit')}
          </Button>
          <Link href="/pages/recovery">{t('login.forgotten')}</Link>
          <Link href="/pages/register">{t('login.register')}</Link>
          {isReturning ? <p>{t('login.returning')}</p> : null}
        </Stack>
      </Form>
    </Stack>
  )
}
