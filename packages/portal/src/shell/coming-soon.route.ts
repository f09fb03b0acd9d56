import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const comingSoonRoute: ScreenOf<'shell'> = {
  path: '/pages/comingsoon',
  title: 'comingSoon',
  icon: 'sparkles',
  load: () => withWords(import('./coming-soon-screen.tsx')).then((file) => file.ComingSoonScreen),
}
