import type { OpeningLight, OpeningState } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The colours of a traffic light; the label states it, too. */
export const lightTones: Record<OpeningLight, Tone> = {
  green: 'success',
  amber: 'warning',
  red: 'danger',
  unknown: 'neutral',
}

/** The colours of the states; the label states them, too. */
export const openingTones: Record<OpeningState, Tone> = {
  scheduled: 'neutral',
  checking: 'info',
  open: 'success',
  open_with_incidents: 'warning',
  not_opened: 'danger',
  closed: 'neutral',
}
