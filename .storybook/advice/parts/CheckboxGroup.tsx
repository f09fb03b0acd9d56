import { Checkbox, CheckboxGroup } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Ask the question in its label, and give two to seven answers.'],
  dont: ['Use it where only one answer counts.', 'Lay long answers side by side.'],
  example: {
    do: () => (
      <CheckboxGroup label="Where may you work?">
        <Checkbox value="office" label="At the office" />
        <Checkbox value="home" label="At home" />
      </CheckboxGroup>
    ),
    dont: () => (
      <CheckboxGroup label="Options">
        <Checkbox value="yes" label="Yes" />
        <Checkbox value="no" label="No" />
      </CheckboxGroup>
    ),
  },
}
