import type { ScreenOf } from '#patterns/screen.ts'

export const projectsRoute: ScreenOf<'projects'> = {
  path: '/listProyectos',
  title: 'projects',
  icon: 'briefcase',
  group: 'operation',
  place: 10,
  load: () => import('./load-projects.ts').then((file) => file.loadProjects()),
}
