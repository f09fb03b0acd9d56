import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const answerQuestionsRoute: ScreenOf<'session'> = {
  path: '/pages/validate-security-questions',
  title: 'answerQuestions',
  icon: 'lock',
  load: () =>
    withWords(import('./answer-questions-screen.tsx'), 'recovery').then((file) => file.AnswerQuestionsScreen),
}
