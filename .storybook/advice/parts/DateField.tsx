import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for days that people know by heart, such as a birthday.'],
  dont: ['Use it where the day of the week counts: the DatePicker shows it.'],
}
