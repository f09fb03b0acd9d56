import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Alert, DescriptionList, Inline, RadioGroup, Stack, Stat } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { BreakTurn } from './break-turn.tsx'
import { ClockBarred } from './clock-barred.tsx'
import { ClockButtons } from './clock-buttons.tsx'
import { ClockStatus } from './clock-status.tsx'
import { ClockTime } from './clock-time.tsx'
import { ForgottenNotice } from './forgotten-notice.tsx'
import { hourOf, type ClockUse } from './use-clock.ts'

const modes = ['on_site', 'remote'] as const

interface ClockPanelProps {
  clock: OwnClock
  own: ClockUse
}

/** One's own clock in full: state, duration, transitions, and time zone. */
export function ClockPanel({ clock, own }: ClockPanelProps) {
  const { t } = useTranslation('clock')
  const [mode, setMode] = useState(clock.mode)
  if (!clock.isEmployed) return <p>{t('notEmployed')}</p>
  const { startedAt, theoreticalMinutes, nonEffectiveSeconds, timeZone } = clock
  return (
    <Stack space="md">
      <ForgottenNotice clock={clock} />
      <ClockBarred clock={clock} />
      <BreakTurn clock={clock} own={own} />
      {own.keptCount === 0 ? null : (
        <Alert tone="warning" isSilent>
          {t('waiting', { count: own.keptCount })}
        </Alert>
      )}
      <Inline>
        <ClockStatus clock={clock} />
      </Inline>
      <Stat label={t('effective')} icon="clock" value={<ClockTime clock={clock} aheadMs={own.aheadMs} />} />
      {clock.state === 'out' ? (
        <RadioGroup
          label={t('mode')}
          options={modes.map((id) => ({ id, label: t(`modes.${id}`) }))}
          value={mode}
          onChange={(id) => setMode(id === 'remote' ? 'remote' : 'on_site')}
        />
      ) : null}
      <Inline>
        <ClockButtons clock={clock} mode={mode} own={own} />
      </Inline>
      <DescriptionList
        items={[
          { term: t('startedAt'), value: startedAt === null ? '—' : hourOf(startedAt, timeZone) },
          { term: t('theoretical'), value: hoursFace(theoreticalMinutes) },
          { term: t('nonEffective'), value: hoursFace(nonEffectiveSeconds / 60) },
          { term: t('mode'), value: t(`modes.${clock.mode}`) },
          { term: t('zone'), value: timeZone },
        ]}
      />
    </Stack>
  )
}
