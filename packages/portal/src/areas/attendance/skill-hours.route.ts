import type { ScreenOf } from '#patterns/screen.ts'

export const skillHoursRoute: ScreenOf<'attendance'> = {
  path: '/reportesFichajeSkills',
  title: 'skillHours',
  icon: 'headset',
  group: 'reports',
  place: 50,
  load: () => import('./load-accesses.ts').then((file) => file.loadSkillHours()),
}
