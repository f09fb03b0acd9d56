import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const maintenanceRoute: ScreenOf<'shell'> = {
  path: '/pages/maintenance',
  title: 'maintenance',
  icon: 'wrench',
  load: () => withWords(import('./maintenance-screen.tsx')).then((file) => file.MaintenanceScreen),
}
