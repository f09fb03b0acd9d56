import { Skeleton } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for the first load, in the shape of what comes.'],
  dont: ['Show it when something stands there already: keep that until the new has come.'],
  example: { do: () => <Skeleton lines={3} />, dont: () => <Skeleton lines={14} /> },
}
