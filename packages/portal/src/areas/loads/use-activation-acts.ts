import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { IconId, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { addressOf } from './activation-state.ts'

/** An available action on an activation. */
interface ReadyAct {
  id: 'pause' | 'resume'
  label: string
  icon: IconId
  isPending: boolean
  run: () => void
}

/** Pausing and resuming, depending on state and permissions. */
export function useActivationActs(): (activation: Activation) => readonly ReadyAct[] {
  const { t } = useTranslation('activations')
  const family = useFamily(activations)
  const can = useCan()
  const pause = useAct(family.pause, t('buttons.paused'))
  const resume = useAct(family.resume, t('buttons.resumed'))
  return ({ id, state }) => {
    if (!can('SEGMENTACION_ACTIVAR')) return []
    if (state === 'active')
      return [
        {
          ...{ id: 'pause', label: t('buttons.pause'), icon: 'pause', isPending: pause.isPending },
          run: () => void pause(id),
        },
      ]
    if (state !== 'paused') return []
    return [
      {
        ...{ id: 'resume', label: t('buttons.resume'), icon: 'play', isPending: resume.isPending },
        run: () => void resume(id),
      },
    ]
  }
}

/** The same for the list. */
export function useActivationMenu(): (activation: Activation) => readonly MenuSection[] {
  const { t } = useTranslation('activations')
  const actsFor = useActivationActs()
  return (activation) => [
    {
      items: actsFor(activation).map(({ id, label, icon, run }) => ({ id, label, icon, onAction: run })),
    },
    { items: [{ id: 'open', label: t('buttons.open'), icon: 'info', href: addressOf(activation) }] },
  ]
}
