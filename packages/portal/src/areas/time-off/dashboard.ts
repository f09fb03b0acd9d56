import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useWaitingRequests } from '#patterns/waiting/sources.ts'
import { useOwnRequestsTile } from './use-own-requests-tile.ts'
import { useOwnVacationTile } from './use-own-vacation-tile.ts'
import {
  useAbsencesToDecide,
  useAdaptationsToAnswer,
  useOperationsToDecide,
  useOwnProofs,
  useOwnTelework,
  useVacationsToDecide,
} from './waiting.ts'

export const dashboard = {
  waiting: [
    {
      title: 'accessRequests',
      rank: 30,
      isPersonal: true,
      state: 'attention',
      href: '/admin/solicitudes?tab=access&state=pending',
      useWaiting: useWaitingRequests,
    },
    {
      title: 'vacations',
      rank: 26,
      isPersonal: true,
      state: 'attention',
      href: '/admin/vacaciones/vacacionesEmpleados?waiting=true',
      useWaiting: useVacationsToDecide,
    },
    {
      title: 'telework',
      rank: 14,
      isPersonal: true,
      state: 'attention',
      href: '/admin/teletrabajo/teletrabajoEmpleados?tab=own',
      useWaiting: useOwnTelework,
    },
    {
      title: 'absences',
      rank: 27,
      isPersonal: true,
      state: 'attention',
      href: '/admin/ausencias/gestionar-ausencias?waiting=true',
      useWaiting: useAbsencesToDecide,
    },
    {
      title: 'adaptations',
      rank: 24,
      isPersonal: true,
      state: 'attention',
      href: '/admin/ausencias/gestionar-ausencias?tab=adaptations',
      useWaiting: useAdaptationsToAnswer,
    },
    {
      title: 'ownProofs',
      rank: 17,
      isPersonal: true,
      state: 'attention',
      href: '/ausencias',
      useWaiting: useOwnProofs,
    },
    {
      title: 'operationVacations',
      rank: 28,
      isPersonal: true,
      state: 'attention',
      href: '/admin/manageVacationOp/manageVacationOp?waiting=true',
      useWaiting: useOperationsToDecide,
    },
  ],
  tiles: [
    {
      title: 'ownRequests',
      rank: 70,
      isPersonal: true,
      icon: 'key',
      href: '/admin/solicitudes',
      useFigure: useOwnRequestsTile,
    },
    {
      title: 'ownVacation',
      rank: 57,
      isPersonal: true,
      icon: 'umbrella',
      anyOf: ['SOLICITAR_VACACIONES'],
      href: '/vacaciones',
      useFigure: useOwnVacationTile,
    },
  ],
} satisfies AreaDashboard
