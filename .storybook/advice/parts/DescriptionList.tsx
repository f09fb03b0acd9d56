import { DescriptionList } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for the facts of one thing, the most asked for first.'],
  dont: ['Use it for several things: that is a table.', 'Leave facts out because they are empty.'],
  example: {
    do: () => (
      <DescriptionList
        items={[
          { term: 'Team', value: 'Sales' },
          { term: 'Since', value: '3 November 2026' },
        ]}
      />
    ),
    dont: () => <DescriptionList items={[{ term: 'Ana', value: 'Sales, since 2026, 40 hours, Madrid' }]} />,
  },
}
