import { Progress } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say how much of how much, and how long still, as soon as it is known.'],
  dont: ['Make numbers up.', 'Use it for an amount that stays: that is a Meter.'],
  example: {
    do: () => <Progress label="Import" value={1200} max={4000} valueLabel="1,200 of 4,000 rows" />,
    dont: () => <Progress label="Please wait" value={99} />,
  },
}
