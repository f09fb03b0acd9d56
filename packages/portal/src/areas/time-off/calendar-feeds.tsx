import { useTranslation } from 'react-i18next'
import { calendarFeeds } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { CalendarFeedCard } from './calendar-feed-card.tsx'

const ofTeam = [
  ...(['MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO', 'SOLICITUDES_AUSENCIA_VER'] as const),
  ...(['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'GESTIONAR_AUSENCIAS'] as const),
]

/** The feeds of time off for calendar programs: the person's own, and their team's (VAC-13). */
export function CalendarFeeds() {
  const { t } = useTranslation('vacations')
  const can = useCan()
  const { data, error, refresh } = useData(useFamily(calendarFeeds).index, [])
  const kinds = ofTeam.some((name) => can(name)) ? (['own', 'team'] as const) : (['own'] as const)
  return (
    <ScreenPage title={t('feeds.title')} description={t('feeds.text')}>
      {data === undefined && error === undefined ? <Skeleton lines={6} /> : null}
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data === undefined ? null : (
        <Stack>
          {kinds.map((kind) => (
            <CalendarFeedCard key={kind} kind={kind} feed={data.find((one) => one.kind === kind)} />
          ))}
        </Stack>
      )}
    </ScreenPage>
  )
}
