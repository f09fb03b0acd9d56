import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Export what is on the screen: its columns, its filters, its words.'],
  dont: ['Export ids where people see names.', 'Export only the page in sight.'],
}
