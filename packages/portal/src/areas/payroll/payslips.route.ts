import type { ScreenOf } from '#patterns/screen.ts'

export const payslipsRoute: ScreenOf<'payroll'> = {
  path: '/nominas',
  title: 'payslips',
  icon: 'fileText',
  group: 'myWork',
  place: 60,
  load: () => import('./payslips-screen.tsx').then((file) => file.PayslipsScreen),
}
