import type { clockRecounts as es } from '../es/clockRecounts.ts'

export const clockRecounts = {
  names: { log: 'Neuberechnungen der Fristen' },
  title: 'Neuberechnung der Fristen',
  rows: '{{done}} von {{total}} Tickets',
  rate: '{{rate}} Tickets/s',
  queued: 'Die Fristen der offenen Tickets werden in Kürze neu berechnet.',
  cancelled: 'Die letzte Neuberechnung wurde abgebrochen: Einige Tickets haben noch ihre früheren Fristen.',
  again: 'Neu berechnen',
  stopped: 'Neuberechnung abgebrochen',
} satisfies typeof es
