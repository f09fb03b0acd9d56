import { Slider } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it where each value has an immediately visible effect.', 'Give it its bounds and its step.'],
  dont: ['Use it for an exact figure: that is a NumberField.'],
  example: {
    do: () => <Slider label="Likeness" defaultValue={0.85} minValue={0.6} maxValue={1} step={0.01} />,
    dont: () => <Slider label="Postcode" defaultValue={28001} minValue={1000} maxValue={52999} />,
  },
}
