import { ErrorState } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say what could not be done, and let people try again there.', 'Keep the rest of the page.'],
  dont: ['Show the text of the machine alone.', 'Use it for the error of a field.'],
  example: {
    do: () => (
      <ErrorState
        title="The loads could not be read"
        detail="The server did not answer."
        onRetry={() => undefined}
      />
    ),
    dont: () => <ErrorState title="Error" detail="TypeError: undefined is not a function" />,
  },
}
