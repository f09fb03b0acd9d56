import { Tabs } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Divide one thing into parts of the same rank: profile, absences, documents.',
    'Keep names to one or two words.',
  ],
  dont: [
    'Make steps of them, where one must come first: use Steps.',
    'Hide a part that people must fill in.',
  ],
  example: {
    do: () => (
      <Tabs
        label="Employee"
        items={[
          { id: 'profile', label: 'Profile', content: 'Who it is.' },
          { id: 'absences', label: 'Absences', content: 'When they are away.' },
        ]}
      />
    ),
    dont: () => (
      <Tabs
        label="Request"
        items={[
          { id: 'one', label: '1. Fill in the dates', content: 'From and until.' },
          { id: 'two', label: '2. Sign afterwards', content: 'Sign.' },
        ]}
      />
    ),
  },
}
