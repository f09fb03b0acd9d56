import { Switch } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for a setting that holds at once.', 'Name what is on, not the act.'],
  dont: ['Use it in a form with a Save button: a Checkbox belongs there.', 'Write “on” and “off” beside it.'],
  example: {
    do: () => <Switch label="Keyboard shortcuts" defaultSelected />,
    dont: () => <Switch label="Turn keyboard shortcuts on or off" defaultSelected />,
  },
}
