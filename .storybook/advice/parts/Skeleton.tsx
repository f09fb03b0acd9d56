import { Skeleton } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for the first load, in the shape of the expected content.'],
  dont: ['Replace visible content with it: keep the old content until the new one has loaded.'],
  example: { do: () => <Skeleton lines={3} />, dont: () => <Skeleton lines={14} /> },
}
