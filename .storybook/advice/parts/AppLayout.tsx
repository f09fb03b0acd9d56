import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it once, around all pages: it brings the way past the menu and the places of the page.'],
  dont: ['Use it on public pages such as sign-in: there is nothing to go round.'],
}
