import type { AreaReports } from '#patterns/reports/area-reports.ts'

export const reports = [
  {
    ...{ path: '/informeAbsentismos', title: 'absenteeism', answer: 'absenteeism', group: 'workingTime' },
    anyOf: ['REPORTES_MIS_USUARIOS', 'REPORTES_MIS_PROYECTOS', 'REPORTES_TODOS'],
  },
  {
    ...{
      path: '/informeVacaciones',
      title: 'vacationReport',
      answer: 'vacationReport',
      group: 'workingTime',
    },
    anyOf: ['REPORTES_MIS_USUARIOS', 'REPORTES_MIS_PROYECTOS', 'REPORTES_TODOS'],
  },
] as const satisfies AreaReports
