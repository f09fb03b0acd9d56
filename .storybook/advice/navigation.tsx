import { Breadcrumbs, Disclosure, Pagination, Steps, Tabs } from '@portal/ui-kit'
import type { Advice } from './advice.ts'

export const navigation = {
  Tabs: {
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
  },
  Disclosure: {
    do: ['Fold away what few need, and let its title say what is inside.'],
    dont: ['Fold away errors or fields that must be filled in.', 'Build a menu of it.'],
    example: {
      do: () => <Disclosure title="How rows are matched">By telephone first, then by document.</Disclosure>,
      dont: () => <Disclosure title="More">By telephone first, then by document.</Disclosure>,
    },
  },
  Breadcrumbs: {
    do: ['Show where a page is, from the start down to its parent.'],
    dont: [
      'Show where the person came from: the browser’s Back does that.',
      'Use it for a page of the first level.',
    ],
    example: {
      do: () => (
        <Breadcrumbs items={[{ label: 'Loads', href: '#advice' }, { label: 'clientes-2026-11-20.csv' }]} />
      ),
      dont: () => <Breadcrumbs items={[{ label: 'Loads' }]} />,
    },
  },
  Pagination: {
    do: ['Say how many there are in all.', 'Keep the page in the address.'],
    dont: [
      'Show it for a single page of few rows.',
      'Offer “all”: a list of thousands is a window, not a page.',
    ],
    example: {
      do: () => <Pagination page={2} perPage={25} total={340} onPage={() => undefined} />,
      dont: () => <Pagination page={1} perPage={25} total={3} onPage={() => undefined} />,
    },
  },
  CommandPalette: {
    do: ['List every page and act the person may use, under the words they use.'],
    dont: ['Make it the only way to something.', 'List what the person may not open.'],
  },
  Steps: {
    do: ['Name each step by what it asks for.', 'Let people go back to a step that is done.'],
    dont: ['Use it for fewer than three steps.', 'Use it as a menu of pages that stand alone.'],
    example: {
      do: () => (
        <Steps
          label="Model 145"
          current="family"
          states={{ person: 'done' }}
          steps={[
            { id: 'person', label: 'Person' },
            { id: 'family', label: 'Family' },
            { id: 'sign', label: 'Signature' },
          ]}
        />
      ),
      dont: () => (
        <Steps
          label="Model 145"
          current="b"
          states={{ a: 'done' }}
          steps={[
            { id: 'a', label: 'Step one' },
            { id: 'b', label: 'Step two' },
          ]}
        />
      ),
    },
  },
} satisfies Record<string, Advice>
