import { Avatar, Inline } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Mark it as decorative where the name is next to it.'],
  dont: ['Show it without a name anywhere.', 'Use it for things.'],
  example: {
    do: () => (
      <Inline>
        <Avatar name="Ana Ruiz" isDecorative />
        <span>Ana Ruiz</span>
      </Inline>
    ),
    dont: () => <Avatar name="Sales report" />,
  },
}
