import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Name what is destroyed and how much: “Delete 3 templates”.', 'Put the same verb on the button.'],
  dont: ['Ask “Are you sure?”.', 'Ask before what can be taken back: do it and offer Undo.'],
}
