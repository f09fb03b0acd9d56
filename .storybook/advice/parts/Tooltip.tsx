import { Button, Tooltip } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Add one line that helps, and that nobody needs.'],
  dont: ['Hide what must be read: on a phone there is no hover.', 'Put links or buttons into it.'],
  example: {
    do: () => (
      <Tooltip text="Reads the list again">
        <Button icon="refresh">Refresh</Button>
      </Tooltip>
    ),
    dont: () => (
      <Tooltip text="Your password ends tomorrow">
        <Button>Profile</Button>
      </Tooltip>
    ),
  },
}
