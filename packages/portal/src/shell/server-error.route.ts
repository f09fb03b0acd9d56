import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const serverErrorRoute: ScreenOf<'shell'> = {
  path: '/pages/error-500',
  title: 'serverError',
  icon: 'danger',
  load: () =>
    withPhrases(import('./server-error-screen.tsx'), 'frame').then((file) => file.ServerErrorScreen),
}
