import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationPreferences } from '@portal/sdk/main'
import { type NotificationPreference } from '@portal/sdk'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, Checkbox, CheckboxGroup, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { origins, originOf } from '#patterns/notices/use-notice-words.ts'
import { QuietHoursCard } from './quiet-hours.tsx'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/** The channels of each kind of notification; each change takes effect at once (COM-4). */
export function NotificationPreferences() {
  const { t } = useTranslation('notifications')
  const family = useFamily(notificationPreferences)
  const { data, error, refresh } = useData(family.index, [])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />
  return (
    <Stack space="lg">
      <p>{t('preferences.text')}</p>
      <QuietHoursCard />
      {origins.map((origin) => (
        <Card key={origin} title={t(`notices.${origin}.origin`)}>
          <Stack space="md">
            {data
              .filter(({ kind }) => originOf(kind) === origin)
              .map((preference) => (
                <Preference key={preference.kind} preference={preference} />
              ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

function Preference({ preference }: { preference: NotificationPreference }) {
  const { t, i18n } = useTranslation('notifications')
  const family = useFamily(notificationPreferences)
  const update = useAction(family.update)
  const { kind, excluded } = preference
  // Optimistic update: rolled back when the service refuses it.
  const [chosenPlaces, setChosenPlaces] = useState<readonly string[]>()
  const choose = (places: readonly string[]) => {
    setChosenPlaces(places)
    const chosen = { kind, portal: places.includes('portal'), mail: places.includes('mail') }
    update({ preferences: [chosen] }).catch((error: unknown) => {
      setChosenPlaces(undefined)
      showRefusal(error, i18n.language)
    })
  }
  const places = (['portal', 'mail'] as const).filter((place) => preference[place])
  return (
    <CheckboxGroup
      label={t(`notices.${kind}.kind`)}
      value={[...(chosenPlaces ?? places)]}
      orientation="horizontal"
      onChange={choose}
      isDisabled={excluded}
      description={excluded ? <Badge tone="warning">{t('preferences.excluded')}</Badge> : undefined}
    >
      <Checkbox value="portal" label={t('preferences.portal')} />
      <Checkbox value="mail" label={t('preferences.mail')} />
    </CheckboxGroup>
  )
}
