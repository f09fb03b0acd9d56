import { Button, IconButton, Inline, Link, LinkButton, MenuButton } from '@portal/ui-kit'
import type { Advice } from './advice.ts'

export const actions = {
  Button: {
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
  },
  LinkButton: {
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
  },
  IconButton: {
    do: [
      'Give it the label that the button would have: it is read out and shown on hover and focus.',
      'Keep it for acts that everybody knows by their icon: close, search, more.',
    ],
    dont: [
      'Put the main act of a page behind an icon.',
      'Place several alike icons side by side: use a MenuButton with words.',
    ],
    example: {
      do: () => <IconButton icon="bell" label="Notifications" />,
      dont: () => (
        <Inline>
          <IconButton icon="layers" label="Publish" />
          <IconButton icon="history" label="Withdraw" />
        </Inline>
      ),
    },
  },
  Link: {
    do: ['Let its words say where it leads, also when read alone.', 'Keep it underlined within text.'],
    dont: ['Write “here” or “more”.', 'Let it act: what changes something is a Button.'],
    example: {
      do: () => <Link href="#advice">Rules for remote work</Link>,
      dont: () => (
        <span>
          For the rules press <Link href="#advice">here</Link>
        </span>
      ),
    },
  },
  MenuButton: {
    do: [
      'Order acts by how often they are wanted; put what destroys last, in a section of its own.',
      'Say by its description why a line is disabled.',
    ],
    dont: ['Hide the only act there is in a menu: show the button.', 'Offer more than about ten lines.'],
    example: {
      do: () => (
        <MenuButton
          label="Options"
          sections={[
            { items: [{ id: 'rename', label: 'Rename' }] },
            { items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
          ]}
        />
      ),
      dont: () => <MenuButton label="Options" sections={[{ items: [{ id: 'save', label: 'Save' }] }]} />,
    },
  },
} satisfies Record<string, Advice>
