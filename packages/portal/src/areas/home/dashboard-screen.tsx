import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { formatDate, hourOf } from '#format/date-time.ts'
import { useFormat } from '#format/use-format.ts'
import { AreaPartsContext } from '#patterns/area-parts.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useLoaded } from '#patterns/use-loaded.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dayPartOf } from './day-part.ts'

/** A greeting, the date, and the parts of the areas, each for people with access. */
export function DashboardScreen() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const now = useMinute()
  const user = useSession()?.userData
  const { value: Board, error, retry } = useLoaded(use(AreaPartsContext).dashboard)
  const name = user?.displayName.split(' ', 1)[0] ?? ''
  const greeting = t(`greeting.${dayPartOf(hourOf(new Date(now), user?.timeZone))}`, { name })
  const today = <time dateTime={formatDate(new Date(now), user?.timeZone)}>{format.longDay(now)}</time>
  return (
    <ScreenPage title={greeting} description={today}>
      {Board === undefined ? <Meanwhile error={error} onRetry={retry} /> : <Board />}
    </ScreenPage>
  )
}

function Meanwhile({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <DashboardSkeleton /> : <FailureState error={error} onRetry={onRetry} />
}
