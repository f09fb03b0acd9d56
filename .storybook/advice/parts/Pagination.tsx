import { Pagination } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say how many there are in all.', 'Keep the page in the address.'],
  dont: [
    'Show it for a single page of few rows.',
    'Offer “all”: a list of thousands is a window, not a page.',
  ],
  example: {
    do: () => <Pagination page={2} perPage={25} total={340} onPage={() => undefined} />,
    dont: () => <Pagination page={1} perPage={25} total={3} onPage={() => undefined} />,
  },
}
