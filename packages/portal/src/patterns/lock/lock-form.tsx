import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { usePortal, useSession } from '@portal/sdk/react'
import { Avatar, Button, Form, Inline, PageHeader, PasswordField, Stack, useFormAction } from '@portal/ui-kit'
import { OneTimeCodeField } from '#patterns/confirm-identity/one-time-code-field.tsx'
import { useCodeAsked } from '#patterns/confirm-identity/use-code-asked.ts'
import { formErrorsOf } from '#patterns/form-errors.tsx'
import { rawTextOf } from '#patterns/form-values.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import { unlock } from './lock-state.ts'

/** Asks for the password to unlock the portal (LOG-6). The session's lifetime keeps running. */
export function LockForm() {
  const { t, i18n } = useTranslation(['profile', 'account'])
  const { session } = usePortal()
  const user = useSession()?.userData
  const leave = useAttempt(session.logout)
  const code = useCodeAsked()
  const passwordRefusalOf = (error: unknown) =>
    isPortalError(error, 'validation') ? { formError: t('lock.wrong') } : formErrorsOf(error, i18n.language)
  const confirm = useFormAction({
    action: (values) => session.confirm({ password: rawTextOf(values.password), ...code.of(values) }),
    explain: (error) => code.refusalOf(error) ?? passwordRefusalOf(error),
    onDone: unlock,
  })
  if (user === undefined) return null
  return (
    <Stack space="xl">
      <PageHeader title={t('lock.title')} description={t('lock.text')} />
      <Inline>
        <Avatar
          name={user.displayName}
          size="lg"
          isDecorative
          {...(user.photoURL ? { src: user.photoURL } : {})}
        />
        <strong>{user.displayName}</strong>
      </Inline>
      <Form aria-label={t('lock.title')} hideSummary {...confirm.form}>
        <Stack space="lg">
          <PasswordField name="password" label={t('lock.password')} isRequired autoFocus />
          {code.isAsked ? <OneTimeCodeField /> : null}
          <Button type="submit" tone="primary" size="lg" isWide isPending={confirm.isPending}>
            {t('lock.submit')}
          </Button>
          <Button tone="quiet" isWide isPending={leave.isPending} onPress={() => void leave()}>
            {t('lock.signOut')}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
