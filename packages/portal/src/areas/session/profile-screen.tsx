import { useTranslation } from 'react-i18next'
import { Card, Skeleton, Stack, Tabs } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { AboutCard } from './about-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { LockCard } from './lock-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { useProfile, type ProfileProps } from './use-profile.ts'

const tabs = ['data', 'preferences', 'security'] as const
const tabParam = 'tab'

/** The person's profile: data, preferences and security. */
export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'menu'])
  const [params, changeAddress] = useAddress()
  const { data, error, refresh, change } = useProfile()
  const selected = tabs.find((id) => id === params.get(tabParam)) ?? 'data'
  return (
    <ScreenPage title={t('menu:screens.userProfile')} description={t('text')}>
      {data === undefined ? (
        <Card>
          {error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      ) : (
        <Tabs
          label={t('menu:screens.userProfile')}
          selected={selected}
          onSelect={(id) => changeAddress({ [tabParam]: id }, { replace: true })}
          items={tabs.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            content: <Part id={id} profile={data} change={change} />,
          }))}
        />
      )}
    </ScreenPage>
  )
}

function Part({ id, ...profile }: ProfileProps & { id: (typeof tabs)[number] }) {
  switch (id) {
    case 'data':
      return <AboutCard {...profile} tabParam={tabParam} />
    case 'preferences':
      return <PreferencesCard {...profile} />
    case 'security':
      return (
        <Stack space="lg">
          <DevicesCard />
          <PasswordCard />
          <QuestionsCard />
          <SecondFactorCard />
          <LockCard {...profile} />
        </Stack>
      )
  }
}
