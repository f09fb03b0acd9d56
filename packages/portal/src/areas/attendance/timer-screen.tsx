import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { workdays } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Card, Columns, LinkButton, Skeleton, Stack } from '@portal/ui-kit'
import { ClockPanel } from '#patterns/clock/clock-panel.tsx'
import { useClock } from '#patterns/clock/use-clock.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { OwnShifts } from './own-shifts.tsx'
import { SegmentTable } from './workday-tables.tsx'

/** The person's own clock at full size, and the current day (FIC-15). */
export function TimerScreen() {
  const { t } = useTranslation(['clock', 'menu'])
  const own = useClock()
  const { data, error, refresh } = own
  return (
    <ScreenPage
      title={t('menu:screens.timer')}
      description={t('todayText')}
      actions={
        <LinkButton icon="calendar" href="/accesos">
          {t('days')}
        </LinkButton>
      }
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton shape="block" height="24rem" />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="md">
          <Columns>
            <Card title={t('label')}>
              <ClockPanel clock={data} own={own} />
            </Card>
            <Today clock={data} />
          </Columns>
          <OwnShifts />
        </Stack>
      )}
    </ScreenPage>
  )
}

function Today({ clock: { date, timeZone } }: { clock: OwnClock }) {
  const { t } = useTranslation('clock')
  const userId = useSession()?.userData.uid ?? ''
  const { data, error, refresh } = useData(useFamily(workdays).show, [userId, { date }])
  if (data === undefined)
    return (
      <Card title={t('segments')}>
        {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
      </Card>
    )
  const { segments } = data
  if (segments.length === 0) return <Card title={t('segments')}>{t('noSegments')}</Card>
  return <SegmentTable segments={segments} timeZone={timeZone} />
}
