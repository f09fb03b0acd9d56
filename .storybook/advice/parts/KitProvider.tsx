import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Put one at the root, with the language of the reader and the router’s navigate and useHref.'],
  dont: ['Nest a second one for another language: a page has one language.'],
}
