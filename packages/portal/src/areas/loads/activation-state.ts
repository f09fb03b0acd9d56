import type { Activation } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The polling intervals of active and of preparing activations. */
const liveMs = { active: 5000, preparing: 1000 }

/** The polling interval of an activation; 0 when nothing changes. */
export const refreshOf = ({ state, progress }: Pick<Activation, 'state' | 'progress'>): number => {
  if (state === 'preparing') return liveMs.preparing
  return state === 'active' || progress.held > 0 ? liveMs.active : 0
}

export const activationStates: readonly Activation['state'][] = [
  'preparing',
  'active',
  'paused',
  'exhausted',
  'replaced',
  'failed',
]

export const activationTones: Record<Activation['state'], Tone> = {
  preparing: 'info',
  active: 'success',
  paused: 'warning',
  exhausted: 'neutral',
  replaced: 'neutral',
  failed: 'danger',
}

/** Whether an activation is active, or can be resumed. */
export const isOpen = ({ state }: Pick<Activation, 'state'>): boolean =>
  state === 'active' || state === 'paused'

/** The path of an activation. */
export const addressOf = ({ id }: Pick<Activation, 'id'>) => `/clustering/ActivarSegmentos?activation=${id}`

/** The days of the week, from Monday, which is 1. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
