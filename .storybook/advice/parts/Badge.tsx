import { Badge, Inline } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for a word or a count that belongs to something.'],
  dont: ['Let its colour say it: the word does.', 'Make a button of it.'],
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
