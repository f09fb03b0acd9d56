import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { passwords, profile } from '@portal/sdk/main'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import {
  Button,
  Form,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
  TextField,
  useFormAction,
} from '@portal/ui-kit'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordOf, useNewPasswordRefusal } from './new-password.ts'
import { noticePath } from './notices.ts'

/** Changes one's own password; all other sessions end. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('account')
  const isSignedIn = useSession() !== undefined
  return (
    <Stack space="xl">
      <PageHeader
        title={t('changePassword.title')}
        description={t(isSignedIn ? 'changePassword.text' : 'changePassword.signIn')}
      />
      {isSignedIn ? (
        <OwnPassword />
      ) : (
        <LinkButton href="/pages/login" tone="primary" size="lg">
          {t('notices.signIn')}
        </LinkButton>
      )}
    </Stack>
  )
}

function OwnPassword() {
  const { show } = useFamily(profile)
  const { data, error, refresh } = useData(show, [])
  if (data) return <ChangePasswordForm username={data.username} />
  return error ? <FailureState error={error} onRetry={refresh} /> : <Skeleton lines={5} />
}

function ChangePasswordForm({ username }: { username: string }) {
  const { t } = useTranslation(['account', 'session'])
  const { update } = useFamily(passwords)
  const navigate = useNavigate()
  const explain = useNewPasswordRefusal()
  const change = useFormAction({
    action: async (values) => {
      const password = newPasswordOf(values)
      await withIdentity(() => update({ username, password }))
    },
    explain,
    onDone: () => void navigate(noticePath('passwordChanged')),
  })
  return (
    <Form aria-label={t('account:changePassword.title')} {...change.form}>
      <Stack space="lg">
        <TextField
          name="username"
          label={t('session:login.user')}
          autoComplete="username"
          defaultValue={username}
          isReadOnly
        />
        <NewPasswordFields label={t('account:password.new')} />
        <Button type="submit" tone="primary" size="lg" isWide isPending={change.isPending}>
          {t('account:changePassword.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
