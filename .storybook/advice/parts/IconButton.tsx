import { IconButton, Inline } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Give it the label that the button would have: it is read out and shown on hover and focus.',
    'Keep it for acts that everybody knows by their icon: close, search, more.',
  ],
  dont: [
    'Put the main act of a page behind an icon.',
    'Place several alike icons side by side: use a MenuButton with words.',
  ],
  example: {
    do: () => <IconButton icon="bell" label="Notifications" />,
    dont: () => (
      <Inline>
        <IconButton icon="layers" label="Publish" />
        <IconButton icon="history" label="Withdraw" />
      </Inline>
    ),
  },
}
