import type { Activation } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** How often what serves is looked at, and what is being prepared. */
const liveMs = { active: 5000, preparing: 1000 }

/** How soon an activation is to be looked at again; 0 for one in which nothing moves. */
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

/** Whether an activation still serves, or can again. */
export const isOpen = ({ state }: Pick<Activation, 'state'>): boolean =>
  state === 'active' || state === 'paused'

/** Where one activation is shown. */
export const addressOf = ({ id }: Pick<Activation, 'id'>) => `/clustering/ActivarSegmentos?activation=${id}`

/** The days of the week, from Monday, which is 1. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
