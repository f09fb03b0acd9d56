import { RadioGroup, Select } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

const places = [
  { id: 'office', label: 'At the office' },
  { id: 'home', label: 'At home' },
]

export const advice: Advice = {
  do: ['Use it for some seven to twenty known options.', 'Order them as people look for them.'],
  dont: [
    'Use it for two or three: a RadioGroup shows them all.',
    'Use it for long lists: a ComboBox searches.',
  ],
  example: {
    do: () => <RadioGroup label="Where do you work?" options={places} />,
    dont: () => <Select label="Where do you work?" options={places} />,
  },
}
