import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Use it for lists that one would rather search than read.',
    'Tell options of the same name apart by a description.',
  ],
  dont: ['Let people write what is no option: that is a TextField.'],
}
