import { Stat } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say the figure, what it counts, and since when it has changed.', 'Show at most six side by side.'],
  dont: ['Mark a change as good by green alone: say it in text.', 'Show figures that nobody acts on.'],
  example: {
    do: () => (
      <Stat
        label="Calls answered today"
        value="1,204"
        change={{ label: '4% more than last Friday', direction: 'up', tone: 'success' }}
      />
    ),
    dont: () => <Stat label="Total" value="1204.33333" />,
  },
}
