import { useTranslation } from 'react-i18next'
import { securityQuestions } from '@portal/sdk/main'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Alert, Link, LinkButton, PageHeader, Progress, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { SecurityQuestionsForm } from './security-questions-form.tsx'

const signInAndBack = `/pages/login?${new URLSearchParams({ returnTo: '/pages/security-questions' }).toString()}`

/** One's own security questions, for the second step of a recovery (LOG-5). */
export function SecurityQuestionsScreen() {
  const { t } = useTranslation('recovery')
  const session = useSession()
  return (
    <Stack space="xl">
      <PageHeader title={t('set.title')} description={t('set.text')} />
      {session ? (
        <OwnQuestions />
      ) : (
        <Alert
          tone="warning"
          title={t('set.signedOut')}
          actions={
            <LinkButton href={signInAndBack} tone="primary">
              {t('set.signIn')}
            </LinkButton>
          }
        >
          {t('set.signedOutText')}
        </Alert>
      )}
      <Link href={session ? '/' : '/pages/login'}>{session ? t('set.leave') : t('backToLogin')}</Link>
    </Stack>
  )
}

function OwnQuestions() {
  const { t } = useTranslation('recovery')
  const { show } = useFamily(securityQuestions)
  const { data, error, refresh } = useData(show, [])
  if (data) return <SecurityQuestionsForm questions={data.questions} />
  return error ? <FailureState error={error} onRetry={refresh} /> : <Progress label={t('set.loading')} />
}
