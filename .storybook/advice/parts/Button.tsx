import { Button, Inline } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Name the act by a verb and what it acts on: “Save the changes”.',
    'Give a page or a dialog one primary button, and place it last.',
    'Show isPending while the act runs: the button keeps its width and its focus.',
  ],
  dont: [
    'Disable it on an incomplete form: let people send it, and tell them what is missing.',
    'Use it to go to another page: that is a LinkButton, which opens in a new tab, too.',
  ],
  example: {
    do: () => (
      <Inline>
        <Button>Cancel</Button>
        <Button tone="primary">Delete the template</Button>
      </Inline>
    ),
    dont: () => (
      <Inline>
        <Button tone="primary">Cancel</Button>
        <Button tone="primary">OK</Button>
      </Inline>
    ),
  },
}
