import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it where the month itself is the content, and there is room for it.'],
  dont: ['Use it in a form: the DatePicker can also be written into.'],
}
