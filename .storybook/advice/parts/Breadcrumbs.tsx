import { Breadcrumbs } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
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
}
