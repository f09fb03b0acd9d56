import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for what people have several of: children, holders.', 'Name each by its number.'],
  dont: ['Use it for more than about ten: a list with a dialog is easier to read.'],
}
