import { Checkbox } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say what is true when it is ticked.', 'Let it take effect when the form is sent.'],
  dont: ['Say it by a no: “Do not send”.', 'Use it for what takes effect at once: that is a Switch.'],
  example: {
    do: () => <Checkbox label="Send me a summary each Monday" />,
    dont: () => <Checkbox label="Do not send me no summary" />,
  },
}
