import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { IconId, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { addressOf } from './activation-state.ts'

/** Something a person can do with an activation now. */
interface ReadyAct {
  id: 'pause' | 'resume'
  label: string
  icon: IconId
  isPending: boolean
  run: () => void
}

/** Pausing and resuming, as far as the state and the permissions allow. */
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

/** The same in the list. */
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
