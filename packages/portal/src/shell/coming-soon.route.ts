import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const comingSoonRoute: ScreenOf<'shell'> = {
  path: '/pages/comingsoon',
  title: 'comingSoon',
  icon: 'sparkles',
  load: () => withPhrases(import('./coming-soon-screen.tsx'), 'frame').then((file) => file.ComingSoonScreen),
}
