import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Card, Columns, ComboBox, Inline, Select, Stack } from '@portal/ui-kit'
import { languages } from '#phrases/phrases.ts'
import { browserZone, noZone, timeZones, zoneLabel } from './time-zones.ts'
import type { ProfileProps } from './use-profile.ts'

const themes = ['light', 'dark', 'semi-dark', 'system'] as const
const densities = ['comfortable', 'compact'] as const

/**
 * Language, zone, theme and density. Each choice applies at once, here and after signing in elsewhere (SHE-9,
 * SHE-10).
 */
export function PreferencesCard({ profile, change }: ProfileProps) {
  const { t, i18n } = useTranslation(['profile', 'shell'])
  return (
    <Card title={t('preferences.title')} description={t('preferences.text')}>
      <Stack space="xl">
        <Select
          label={t('preferences.language')}
          options={languages.map((id) => ({ id, label: t(`shell:language.${id}`) }))}
          value={languages.find((id) => id === (profile.locale ?? i18n.language)) ?? 'es'}
          onChange={(locale) => void change({ locale })}
        />
        <ZoneField profile={profile} change={change} />
        <Columns>
          <Select
            label={t('preferences.theme')}
            options={themes.map((id) => ({ id, label: t(`shell:theme.${id}`) }))}
            value={themes.find((id) => id === profile.theme) ?? 'light'}
            onChange={(theme) => void change({ theme })}
          />
          <Select
            label={t('preferences.density')}
            options={densities.map((id) => ({ id, label: t(`shell:density.${id}`) }))}
            value={densities.find((id) => id === profile.density) ?? 'comfortable'}
            onChange={(density) => void change({ density })}
          />
        </Columns>
      </Stack>
    </Card>
  )
}

function ZoneField({ profile: { timeZone }, change }: ProfileProps) {
  const { t } = useTranslation('profile')
  const here = browserZone()
  const options = useMemo(
    () => [
      { id: noZone, label: t('preferences.utc') },
      ...timeZones(timeZone, here).map((id) => ({ id, label: zoneLabel(id) })),
    ],
    [timeZone, here, t],
  )
  return (
    <Stack space="sm">
      <ComboBox
        label={t('preferences.timeZone')}
        description={t('preferences.timeZoneHelp')}
        options={options}
        value={timeZone ?? noZone}
        onChange={(id) => {
          // While somebody types the zone is empty for a moment, which is no choice.
          if (id !== null && id !== (timeZone ?? noZone)) {
            void change({ timeZone: id === noZone ? null : id })
          }
        }}
      />
      {here === timeZone || here === noZone ? null : (
        <Inline>
          <Button size="sm" icon="globe" onPress={() => void change({ timeZone: here })}>
            {t('preferences.browserZone', { zone: zoneLabel(here) })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
