import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it once, around all pages: it has the skip link and the landmarks of the page.'],
  dont: ['Use it on public pages such as sign-in: there is no menu to skip.'],
}
