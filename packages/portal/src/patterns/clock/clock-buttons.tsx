import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Button, type ButtonSize, Inline, MenuButton } from '@portal/ui-kit'
import type { ClockUse } from './use-clock.ts'

const BreakReason = lazy(() =>
  import('./clock-break-reason.tsx').then((file) => ({ default: file.ClockBreakReason })),
)

interface ClockButtonsProps {
  clock: OwnClock
  /** Where the work of the day is done, for who comes in. */
  mode?: OwnClock['mode']
  press: ClockUse['press']
  isPending: boolean
  size?: ButtonSize
}

/** What can be pressed from where one stands: nothing that does not follow is offered (FIC-1). */
export function ClockButtons({ clock, mode = clock.mode, press, isPending, size = 'md' }: ClockButtonsProps) {
  const { t } = useTranslation('clock')
  const [asked, ask] = useState<OwnClock['breakTypes'][number]>()
  if (clock.state === 'out')
    return (
      <Button
        tone="primary"
        size={size}
        icon="play"
        isPending={isPending}
        onPress={() => void press({ kind: 'in', mode })}
      >
        {t('in')}
      </Button>
    )
  const take = (id: string) => {
    const type = clock.breakTypes.find((one) => one.id === id)
    if (type?.reasonRequired === true) ask(type)
    else void press({ kind: 'break_start', breakTypeId: id })
  }
  return (
    <Inline space="xs">
      {clock.state === 'break' ? (
        <Button
          tone="primary"
          size={size}
          icon="play"
          isPending={isPending}
          onPress={() => void press({ kind: 'break_end' })}
        >
          {t('breakEnd')}
        </Button>
      ) : (
        <MenuButton
          label={t('breakStart')}
          icon="coffee"
          size={size}
          sections={[
            {
              items: clock.breakTypes.map(({ id, name }) => ({ id, label: name, onAction: () => take(id) })),
            },
          ]}
        />
      )}
      <Button size={size} icon="logout" isPending={isPending} onPress={() => void press({ kind: 'out' })}>
        {t('out')}
      </Button>
      {asked === undefined ? null : (
        <Suspense>
          <BreakReason type={asked} zone={clock.timeZone} onClose={() => ask(undefined)} />
        </Suspense>
      )}
    </Inline>
  )
}
