import { LinkButton } from '@portal/ui-kit'
import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for the one way on from a page: “New load” that has an address of its own.'],
  dont: ['Use it inside of text: that is a Link.', 'Give it an act that changes data: that is a Button.'],
  example: {
    do: () => (
      <LinkButton href="#advice" icon="plus">
        New load
      </LinkButton>
    ),
    dont: () => <LinkButton href="#advice">Delete the load</LinkButton>,
  },
}
