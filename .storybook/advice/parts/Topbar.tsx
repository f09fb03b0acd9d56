import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Keep what is needed on every page: search, notifications, the person.'],
  dont: ['Add acts of one screen.', 'Add a second line: on a phone it would take a fifth of the height.'],
}
