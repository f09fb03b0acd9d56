import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Button, IconButton, Link, Popover, Stack, VisuallyHidden } from '@portal/ui-kit'
import { ClockButtons } from '#patterns/clock/clock-buttons.tsx'
import { ClockPanel } from '#patterns/clock/clock-panel.tsx'
import { ClockTime } from '#patterns/clock/clock-time.tsx'
import { useClock, type ClockUse } from '#patterns/clock/use-clock.ts'
import { useCan } from '#patterns/use-can.ts'
import { useMedia } from '#shell/use-media.ts'

/** From this width on the buttons have no labels, */
const narrow = '(max-width: 1439px)'
/** here those of a running day move behind its time, */
const narrower = '(max-width: 991px)'
/** and here there is space for one button: to come in, or to open all others. */
const phone = '(max-width: 767px)'

/**
 * One's own clock in the bar: the running time, and one press from any screen (FIC-1); empty for people without a
 * clock.
 */
export function ClockBar() {
  const isOne = useCan()('FICHAJE_CREAR')
  return isOne ? <Bar /> : null
}

function Bar() {
  const own = useClock()
  const isNarrow = useMedia(narrow)
  const isNarrower = useMedia(narrower)
  const isPhone = useMedia(phone)
  const { data: clock } = own
  if (clock?.isEmployed !== true) return null
  const isOut = clock.state === 'out'
  const buttons = <ClockButtons clock={clock} own={own} isIconOnly={isNarrow} />
  if (isPhone)
    return isOut && clock.forgotten === null && clock.barredBy === null ? (
      buttons
    ) : (
      <ClockDetails {...{ clock, own }} isIconOnly />
    )
  return (
    <>
      {isOut || !isNarrower ? buttons : null}
      <ClockDetails {...{ clock, own }} isIconOnly={isNarrow && isOut} />
    </>
  )
}

interface ClockDetailsProps {
  clock: OwnClock
  own: ClockUse
  isIconOnly: boolean
}

/** The running time of the day; opens the details. */
function ClockDetails({ clock, own, isIconOnly }: ClockDetailsProps) {
  const { t } = useTranslation('clock')
  const icon = clock.forgotten === null ? 'clock' : 'warning'
  const label = t('label')
  const word = t(`states.${clock.state}`)
  return (
    <Popover
      label={label}
      trigger={
        isIconOnly ? (
          <IconButton icon={icon} label={`${label}: ${word}`} />
        ) : (
          <Button tone="quiet" icon={icon}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {clock.state === 'out' ? word : <ClockTime clock={clock} aheadMs={own.aheadMs} />}
          </Button>
        )
      }
    >
      <Stack space="md">
        <ClockPanel clock={clock} own={own} />
        <Link href="/timer">{t('open')}</Link>
      </Stack>
    </Popover>
  )
}
