import type { ScreenOf } from '#patterns/screen.ts'

export const recoveryLinkRoute: ScreenOf<'session'> = {
  path: '/pages/security-questions-byUser/:user/:token',
  title: 'answerQuestions',
  icon: 'lock',
  load: () => import('./recovery-link-screen.tsx').then((file) => file.RecoveryLinkScreen),
}
