import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Put one at the root, with the language of the reader and the router’s navigate and useHref.'],
  dont: ['Put a second one around a part to give it another language: pages speak one.'],
}
