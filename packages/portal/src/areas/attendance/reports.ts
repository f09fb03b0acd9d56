import type { AreaReports } from '#patterns/reports/area-reports.ts'

export const reports = [
  {
    ...{ path: '/reportesFichaje', title: 'workingHours', answer: 'workingHours', group: 'workingTime' },
    anyOf: ['REPORTES_FICHAJE_VER'],
  },
  {
    ...{ path: '/reportesFichajeSkills', title: 'skillHours', answer: 'skillHours', group: 'workingTime' },
    anyOf: ['REPORTES_FICHAJE_SKILLS_VER'],
  },
  {
    ...{
      path: '/informeListadoFichajes',
      title: 'clockEntries',
      answer: 'clockEntries',
      group: 'workingTime',
    },
    anyOf: ['MENU_ACCESOS', 'FICHAJE_CREAR', 'ACCESOS_VER', 'REPORTES_FICHAJE_VER'],
  },
  {
    ...{
      path: '/informeCambioAccesos',
      title: 'accessChanges',
      answer: 'accessChanges',
      group: 'workingTime',
    },
    anyOf: ['MENU_ACCESOS', 'FICHAJE_CREAR', 'FICHAJE_CORREGIR', 'ACCESOS_VER', 'REPORTES_FICHAJE_VER'],
  },
] as const satisfies AreaReports
