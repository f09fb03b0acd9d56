import { Alert } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Say what is wrong, then what to do.',
    'Place it where it matters: above the form, at the top of the card.',
  ],
  dont: ['Use it for temporary messages: use a toast.', 'Show more than two on a page.'],
  example: {
    do: () => (
      <Alert tone="warning" title="The period ends on Friday">
        Send your absences of November before 18:00.
      </Alert>
    ),
    dont: () => <Alert tone="danger">Error!</Alert>,
  },
}
