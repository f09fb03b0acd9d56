import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say what the page is, in the words of the menu.', 'Keep the acts of the whole page here.'],
  dont: ['Put acts here that concern only what is selected: those are of the BulkBar.'],
}
