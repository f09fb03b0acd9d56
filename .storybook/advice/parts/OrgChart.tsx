import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Begin with the branch of the reader, and let them search for names.'],
  dont: ['Use it to manage people: a DataTable does that.'],
}
