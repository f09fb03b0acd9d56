import type { ScreenOf } from '#patterns/screen.ts'

export const tasksRoute: ScreenOf<'tickets'> = {
  path: '/configuracionTarea',
  title: 'tasks',
  icon: 'checklist',
  group: 'cases',
  place: 30,
  load: () => import('./tasks-screen.tsx').then((file) => file.TasksScreen),
}
