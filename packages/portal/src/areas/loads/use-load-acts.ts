import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import type { IconId } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { actsOf, type LoadAct } from './load-state.ts'

/** Something a person can do with a load now. */
export interface ReadyAct {
  id: LoadAct
  label: string
  icon: IconId
  isPending: boolean
  run: () => void
}

const icons: Record<LoadAct, IconId> = { start: 'play', stop: 'pause', restart: 'restart' }

/** The same act is another thing to people, by what is done to a load in this state. */
function labelOf(id: LoadAct, { state }: Load): LoadAct | 'resume' | 'retry' {
  if (id === 'start' && state === 'paused') return 'resume'
  return id === 'restart' && state === 'completed_with_errors' ? 'retry' : id
}

/** Start, stop and restart, as far as the state of a load and the permissions allow (CAR-6). */
export function useLoadActs(): (load: Load) => readonly ReadyAct[] {
  const { t } = useTranslation('loads')
  const loadsFamily = useFamily(loads)
  const can = useCan()
  const acts = {
    start: useAct(loadsFamily.start, t('loads.started')),
    stop: useAct(loadsFamily.stop, t('loads.stopped')),
    restart: useAct(loadsFamily.restart, t('loads.restarted')),
  }
  return (load) => {
    if (!can('MENU_PROCESAR_CARGUE')) return []
    return actsOf(load).map((id) => ({
      id,
      label: t(`loads.${labelOf(id, load)}`),
      icon: icons[id],
      isPending: acts[id].isPending,
      run: () => void acts[id](load.id),
    }))
  }
}
