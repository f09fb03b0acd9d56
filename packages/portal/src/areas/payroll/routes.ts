import type { AreaScreens } from '#patterns/screen.ts'

export const payroll = {
  area: 'payroll',
  screens: {
    payslips: {
      path: '/nominas',
      title: 'payslips',
      icon: 'fileText',
      group: 'myWork',
      load: () => import('./payslips-screen.tsx').then((file) => file.PayslipsScreen),
    },
  },
} satisfies AreaScreens<'payroll'>
