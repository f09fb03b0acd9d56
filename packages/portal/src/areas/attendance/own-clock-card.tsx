import { Inline, Skeleton, Stack, Stat } from '@portal/ui-kit'
import { useTranslation } from 'react-i18next'
import { BreakTurn } from '#patterns/clock/break-turn.tsx'
import { ClockBarred } from '#patterns/clock/clock-barred.tsx'
import { ClockButtons } from '#patterns/clock/clock-buttons.tsx'
import { ClockStatus } from '#patterns/clock/clock-status.tsx'
import { ClockTime } from '#patterns/clock/clock-time.tsx'
import { ForgottenNotice } from '#patterns/clock/forgotten-notice.tsx'
import { useClock } from '#patterns/clock/use-clock.ts'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { FailureState } from '#patterns/failure-state.tsx'

/** The person's own clock: the state, today's total, and the available buttons (FIC-1). */
export function OwnClockCard({ room }: CardContentProps) {
  const { t } = useTranslation('clock')
  const own = useClock()
  const { data: clock, error, refresh } = own
  if (clock === undefined)
    return error === undefined ? <Skeleton lines={room} /> : <FailureState error={error} onRetry={refresh} />
  if (!clock.isEmployed) return <p>{t('notEmployed')}</p>
  return (
    <Stack space="md">
      <ForgottenNotice clock={clock} />
      <ClockBarred clock={clock} />
      <BreakTurn clock={clock} own={own} />
      <Inline>
        <ClockStatus clock={clock} />
      </Inline>
      <Stat label={t('effective')} icon="clock" value={<ClockTime clock={clock} aheadMs={own.aheadMs} />} />
      <Inline>
        <ClockButtons clock={clock} mode={clock.mode} own={own} />
      </Inline>
    </Stack>
  )
}
