import { Badge, Inline } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for a word or a count that belongs to something.'],
  dont: ['Rely on its colour: the text has the meaning.', 'Make it pressable.'],
  example: {
    do: () => <Badge tone="warning">3 with errors</Badge>,
    dont: () => (
      <Inline>
        <Badge tone="success">Load</Badge>
        <Badge tone="danger">Load</Badge>
      </Inline>
    ),
  },
}
