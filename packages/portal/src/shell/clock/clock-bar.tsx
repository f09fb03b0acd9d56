import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Link, Popover, Stack, VisuallyHidden } from '@portal/ui-kit'
import { ClockButtons } from '#patterns/clock/clock-buttons.tsx'
import { ClockPanel } from '#patterns/clock/clock-panel.tsx'
import { ClockTime } from '#patterns/clock/clock-time.tsx'
import { useClock } from '#patterns/clock/use-clock.ts'
import { useCan } from '#patterns/use-can.ts'
import { useMedia } from '#shell/use-media.ts'

/** Here the bar has room for the time alone, */
const narrow = '(max-width: 1439px)'
/** and here for a sign of it: the time is in what it opens. */
const phone = '(max-width: 767px)'

/** One's own clock in the bar: the day as it grows, and one press from any screen (FIC-1); nothing for who has none. */
export function ClockBar() {
  const isOne = useCan()('FICHAJE_CREAR')
  return isOne ? <Bar /> : null
}

function Bar() {
  const { t } = useTranslation('clock')
  const own = useClock()
  const isNarrow = useMedia(narrow)
  const isPhone = useMedia(phone)
  const { data: clock } = own
  if (clock?.isEmployed !== true) return null
  return (
    <>
      {isNarrow ? null : <ClockButtons clock={clock} press={own.press} isPending={own.isPending} size="sm" />}
      <Popover
        label={t('label')}
        trigger={
          <Button tone="quiet" icon={clock.forgotten === null ? 'clock' : 'warning'}>
            <VisuallyHidden>{t('label')}: </VisuallyHidden>
            <Shown isHidden={isPhone || (isNarrow && clock.state === 'out')}>
              {clock.state === 'out' ? t('states.out') : <ClockTime clock={clock} aheadMs={own.aheadMs} />}
            </Shown>
          </Button>
        }
      >
        <Stack space="md">
          <ClockPanel clock={clock} own={own} />
          <Link href="/timer">{t('open')}</Link>
        </Stack>
      </Popover>
    </>
  )
}

/** What the bar has no room for is still read out. */
const Shown = ({ isHidden, children }: { isHidden: boolean; children: ReactNode }) =>
  isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children
