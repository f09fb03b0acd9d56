import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Let it stand beside the word that it shows.', 'Give it a label only when it stands alone.'],
  dont: [
    'Take another icon for the same thing elsewhere.',
    'Colour it to say something: colour is not read.',
  ],
}
