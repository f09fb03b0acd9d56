import { answer } from '@portal/sdk/testing/msw'

const questions = ['firstSchool', 'firstJob', 'firstConcert'] as const

/**
 * A recovery: the ticket `free` sets a password at once, `asked` after three questions, whose answer is
 * “right”.
 */
export function recoveryApi() {
  const open = new Map<string, readonly (typeof questions)[number][]>([
    ['free', []],
    ['asked', questions],
  ])
  return [
    answer('recovery.preview', ({ body, refuse }) => {
      const asked = open.get(body.ticket)
      return asked ? { username: 'lucia', questions: [...asked] } : refuse(401)
    }),
    answer('recovery.answer', ({ body, refuse }) => {
      const isRight = body.answers.every(({ answer: given }) => given === 'right')
      if (!isRight) return refuse(422, { errors: { answers: [{ error: 'invalid', count: 4 }] } })
      open.set(body.ticket, [])
      return undefined
    }),
  ]
}
