import type { ScreenOf } from '#patterns/screen.ts'

export const activationsRoute: ScreenOf<'loads'> = {
  path: '/clustering/ActivarSegmentos',
  title: 'activations',
  icon: 'play',
  group: 'lists',
  place: 90,
  load: () => import('./load-activations.ts').then((file) => file.loadActivations()),
}
