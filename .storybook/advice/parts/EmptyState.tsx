import { Button, EmptyState } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Distinguish between no data yet, no match and no permission.', 'Offer the one thing to do now.'],
  dont: ['Blame: “You have not…”.', 'Show it while the answer is still coming: that is a Skeleton.'],
  example: {
    do: () => <EmptyState kind="none-match" action={<Button>Clear filters</Button>} />,
    dont: () => <EmptyState title="No data" />,
  },
}
