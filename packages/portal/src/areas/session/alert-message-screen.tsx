import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import { LinkButton, PageHeader, Stack } from '@portal/ui-kit'
import { noticeOf, notices } from './notices.ts'
import { SecondFactorDue } from './second-factor-due.tsx'

const hrefs = { signIn: '/pages/login', home: '/' } as const

/** Shows the notice with the code in the URL, and the next step. */
export function AlertMessageScreen() {
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const isSignedIn = useSession() !== undefined
  const notice = noticeOf(search)
  const next = isSignedIn ? 'home' : notices[notice]
  return (
    <Stack space="xl">
      <PageHeader title={t(`notices.${notice}.title`)} description={t(`notices.${notice}.text`)} />
      {notice === 'secondFactorDue' && isSignedIn ? (
        <SecondFactorDue />
      ) : (
        <LinkButton href={hrefs[next]} tone="primary" size="lg">
          {t(`notices.${next}`)}
        </LinkButton>
      )}
    </Stack>
  )
}
