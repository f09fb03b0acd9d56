import { Disclosure } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Fold away what few need, and let its title say what is inside.'],
  dont: ['Fold away errors or fields that must be filled in.', 'Build a menu of it.'],
  example: {
    do: () => <Disclosure title="How rows are matched">By telephone first, then by document.</Disclosure>,
    dont: () => <Disclosure title="More">By telephone first, then by document.</Disclosure>,
  },
}
