import type { clockRecounts as es } from '../es/clockRecounts.ts'

export const clockRecounts = {
  names: { log: 'Recontagens de prazos' },
  title: 'Recontagem dos prazos',
  rows: '{{done}} de {{total}} tickets',
  rate: '{{rate}} tickets/s',
  queued: 'Os prazos dos tickets abertos voltarão a ser contados em breve.',
  cancelled: 'A última recontagem foi cancelada: há tickets com os prazos anteriores.',
  again: 'Contar de novo',
  stopped: 'Recontagem cancelada',
} satisfies typeof es
