import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { Button, Inline, Stack } from '@portal/ui-kit'
import { SecondFactorCard } from './second-factor-card.tsx'

/** Offers people who must set up a second factor to do it or to sign out. */
export function SecondFactorDue() {
  const { t } = useTranslation('account')
  const { session } = usePortal()
  const navigate = useNavigate()
  const enter = async () => {
    // The second factor has unlocked permissions: refresh the session before the guards run.
    await session.show()
    void navigate('/', { replace: true })
  }
  return (
    <Stack space="lg">
      <SecondFactorCard onSetUp={() => void enter()} />
      <Inline>
        <Button onPress={() => void session.logout()}>{t('notices.signOut')}</Button>
      </Inline>
    </Stack>
  )
}
