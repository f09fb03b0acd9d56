import type { clockRecounts as es } from '../es/clockRecounts.ts'

export const clockRecounts = {
  names: { log: 'Recalculs des délais' },
  title: 'Recalcul des délais',
  rows: '{{done}} tickets sur {{total}}',
  rate: '{{rate}} tickets/s',
  queued: 'Les délais des tickets ouverts seront recalculés sous peu.',
  cancelled: 'Le dernier recalcul a été annulé : certains tickets ont leurs anciens délais.',
  again: 'Recalculer',
  stopped: 'Recalcul annulé',
} satisfies typeof es
