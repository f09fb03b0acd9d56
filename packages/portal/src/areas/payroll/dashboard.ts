import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useUnreadPayslipsTile } from './use-unread-payslips-tile.ts'

export const dashboard = {
  tiles: [
    {
      title: 'unreadPayslips',
      rank: 58,
      isPersonal: true,
      icon: 'fileText',
      anyOf: ['RETENCIONES_VER'],
      href: '/nominas',
      useFigure: useUnreadPayslipsTile,
    },
  ],
} satisfies AreaDashboard
