import { TextArea } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Make it as high as the usual answer.', 'Say how much may be written.'],
  dont: ['Use it for one line: Enter must then send.'],
  example: {
    do: () => <TextArea label="Reason" description="Your team leader reads it." />,
    dont: () => <TextArea label="Name" />,
  },
}
