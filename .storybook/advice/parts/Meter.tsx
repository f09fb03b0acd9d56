import { Meter } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for an amount within known bounds: days taken of those there are.'],
  dont: ['Use it for something that goes on: that is a Progress.'],
  example: {
    do: () => <Meter label="Holidays taken" value={14} max={22} valueLabel="14 of 22 days" />,
    dont: () => <Meter label="Uploading" value={40} />,
  },
}
