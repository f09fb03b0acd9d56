import { TextField } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Put the label above and leave it there; use the description for the form that is expected.',
    'Make it as wide as what is written into it.',
    'Set autoComplete where the browser knows the answer.',
  ],
  dont: [
    'Say by a placeholder what the field is: it disappears while typing.',
    'Validate while people are still typing.',
  ],
  example: {
    do: () => <TextField label="Telephone" description="Nine figures, such as 600111222" />,
    dont: () => <TextField label="Telephone" isLabelHidden placeholder="Telephone (nine figures)" />,
  },
}
