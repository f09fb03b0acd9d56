import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const notFoundRoute: ScreenOf<'shell'> = {
  path: '/pages/error-404',
  title: 'notFound',
  icon: 'search',
  isFramed: true,
  load: () => withPhrases(import('./not-found-screen.tsx'), 'frame').then((file) => file.NotFoundScreen),
}
