import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const maintenanceRoute: ScreenOf<'shell'> = {
  path: '/pages/maintenance',
  title: 'maintenance',
  icon: 'wrench',
  load: () => withPhrases(import('./maintenance-screen.tsx'), 'frame').then((file) => file.MaintenanceScreen),
}
