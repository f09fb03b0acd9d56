import type { TicketBatch } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

export const batchTones: Record<TicketBatch['state'], Tone> = {
  queued: 'info',
  running: 'info',
  done: 'success',
  undoing: 'info',
  undone: 'neutral',
}

/** Whether it is still running or being undone. */
export const isUnderWay = ({ state }: Pick<TicketBatch, 'state'>): boolean =>
  state === 'queued' || state === 'running' || state === 'undoing'
