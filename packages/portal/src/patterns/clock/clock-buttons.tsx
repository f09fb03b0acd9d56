import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { Button, IconButton, type IconId, Inline, MenuButton } from '@portal/ui-kit'
import { LateBreakReason } from './late-break-reason.ts'
import type { ClockUse } from './use-clock.ts'

const FullBreak = lazy(() => import('./full-break.tsx').then((file) => ({ default: file.FullBreak })))

interface ClockButtonsProps {
  clock: OwnClock
  /** The work locations, for coming in. */
  mode?: OwnClock['mode']
  own: Pick<ClockUse, 'press' | 'record' | 'isPending'>
  /** With space for icons only; the labels are read out, and shown as tooltips. */
  isIconOnly?: boolean
}

/** The allowed transitions from the current state: nothing else is offered (FIC-1). */
export function ClockButtons(props: ClockButtonsProps) {
  const { clock, own } = props
  const [asked, ask] = useState<OwnClock['breakTypes'][number]>()
  const [full, setFull] = useState<{ type: OwnClock['breakTypes'][number] | undefined; most: number }>()
  const take = (id: string) => {
    const type = clock.breakTypes.find((one) => one.id === id)
    if (type?.reasonRequired === true) ask(type)
    else void own.press({ kind: 'break_start', breakTypeId: id }, (most) => setFull({ type, most }))
  }
  if (clock.state === 'out')
    return clock.barredBy === null ? <Press {...props} kind="in" icon="play" isFirst /> : null
  return (
    <Inline space="xs">
      {clock.state === 'break' ? (
        <Press {...props} kind="break_end" icon="play" isFirst />
      ) : (
        <Breaks {...props} onTake={take} />
      )}
      <Press {...props} kind="out" icon="logout" />
      {asked === undefined ? null : (
        <Suspense>
          <LateBreakReason
            type={asked}
            record={own.record}
            onFull={(most) => {
              ask(undefined)
              setFull({ type: asked, most })
            }}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
      {full?.type === undefined ? null : (
        <Suspense>
          <FullBreak type={full.type} most={full.most} onClose={() => setFull(undefined)} />
        </Suspense>
      )}
    </Inline>
  )
}

interface BreaksProps extends ClockButtonsProps {
  onTake: (typeId: string) => void
}

/** One press for the usual break; the others are in the menu. */
function Breaks({ clock: { breakTypes, usualBreakTypeId }, own, isIconOnly = false, onTake }: BreaksProps) {
  const { t } = useTranslation('clock')
  const usual = breakTypes.find(({ id }) => id === usualBreakTypeId)
  const items = breakTypes.map(({ id, name }) => ({ id, label: name, onAction: () => onTake(id) }))
  const label = t('breakStart')
  if (usual === undefined)
    return <MenuButton label={label} icon="coffee" isIconOnly={isIconOnly} sections={[{ items }]} />
  const button = { icon: 'coffee', isPending: own.isPending, onPress: () => onTake(usual.id) } as const
  const named = t('breakOf', { name: usual.name })
  // With icons only, the others are behind the time beside it.
  if (isIconOnly) return <IconButton {...button} label={named} tone="quiet" />
  return (
    <>
      <Button {...button}>{named}</Button>
      {items.length < 2 ? null : (
        <MenuButton label={t('otherBreaks')} icon="chevronDown" isIconOnly sections={[{ items }]} />
      )}
    </>
  )
}

const words = { in: 'in', out: 'out', break_end: 'breakEnd' } as const

interface PressProps extends ClockButtonsProps {
  kind: keyof typeof words
  icon: IconId
  /** The usual next transition. */
  isFirst?: boolean
}

function Press({ clock, mode = clock.mode, own, isIconOnly, kind, icon, isFirst }: PressProps) {
  const { t } = useTranslation('clock')
  const label = t(words[kind])
  const button = {
    icon,
    isPending: own.isPending,
    onPress: () => void own.press(kind === 'in' ? { kind, mode } : { kind }),
  }
  return isIconOnly === true ? (
    <IconButton {...button} label={label} tone={isFirst === true ? 'primary' : 'quiet'} />
  ) : (
    <Button {...button} tone={isFirst === true ? 'primary' : 'neutral'}>
      {label}
    </Button>
  )
}
