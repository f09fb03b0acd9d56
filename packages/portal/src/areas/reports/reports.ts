import type { AreaReports } from '#patterns/reports/area-reports.ts'

export const reports = [
  { path: '/logs', title: 'logs', answer: 'logs', group: 'activity', anyOf: ['MENU_LOGS'] },
] as const satisfies AreaReports
