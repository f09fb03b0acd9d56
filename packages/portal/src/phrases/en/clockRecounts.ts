import type { clockRecounts as es } from '../es/clockRecounts.ts'

export const clockRecounts = {
  names: { log: 'Recounts of terms' },
  title: 'Recount of the terms',
  rows: '{{done}} of {{total}} tickets',
  rate: '{{rate}} tickets/s',
  queued: 'The terms of open tickets will be counted again shortly.',
  cancelled: 'The last recount was cancelled: some tickets have their former terms.',
  again: 'Count again',
  stopped: 'Recount cancelled',
} satisfies typeof es
