import { useTranslation } from 'react-i18next'
import { Button, Link, Popover, Stack, VisuallyHidden } from '@portal/ui-kit'
import { ClockButtons } from '#patterns/clock/clock-buttons.tsx'
import { ClockPanel } from '#patterns/clock/clock-panel.tsx'
import { ClockTime } from '#patterns/clock/clock-time.tsx'
import { useClock } from '#patterns/clock/use-clock.ts'
import { useCan } from '#patterns/use-can.ts'
import { useMedia } from '#shell/use-media.ts'

/** Here the bar has room for the time alone. */
const narrow = '(max-width: 1023px)'

/** One's own clock in the bar: the day as it grows, and one press from any screen (FIC-1); nothing for who has none. */
export function ClockBar() {
  const isOne = useCan()('FICHAJE_CREAR')
  return isOne ? <Bar /> : null
}

function Bar() {
  const { t } = useTranslation('clock')
  const own = useClock()
  const isNarrow = useMedia(narrow)
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
            {clock.state === 'out' ? t('states.out') : <ClockTime clock={clock} />}
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
