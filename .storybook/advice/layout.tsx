import type { Advice } from './advice.ts'

export const layout = {
  Stack: {
    do: ['Set the distance between parts here, once, by the steps of space.'],
    dont: ['Nest stacks to get another distance for one pair: group what belongs together in its own Stack.'],
  },
  Inline: {
    do: ['Use it for small things in a row that may wrap: badges, buttons, facts.'],
    dont: ['Line fields up with it: Columns keeps them equally wide.'],
  },
  Columns: {
    do: ['Say how many there are on a wide place; it gives them up by itself where it is narrow.'],
    dont: ['Spread one thought over columns: people read down, not across.'],
  },
  Spread: {
    do: ['Put a title at one end and its act at the other.'],
    dont: ['Put more than two groups into it: the middle one is nowhere.'],
  },
  Card: {
    do: ['Frame what can be understood alone: a figure, a notice, a person.'],
    dont: ['Put cards into cards.', 'Frame a whole page: its background does that.'],
  },
  Page: {
    do: ['Give each screen one, with one heading of level 1.'],
    dont: ['Nest it.', 'Set widths of its parts: it knows how wide a text may be.'],
  },
  PageHeader: {
    do: ['Say what the page is, in the words of the menu.', 'Keep the acts of the whole page here.'],
    dont: ['Put acts here that concern only what is selected: those are of the BulkBar.'],
  },
  AppLayout: {
    do: ['Use it once, around all pages: it brings the way past the menu and the places of the page.'],
    dont: ['Use it on public pages such as sign-in: there is nothing to go round.'],
  },
  Topbar: {
    do: ['Keep what is needed on every page: search, notifications, the person.'],
    dont: ['Add acts of one screen.', 'Add a second line: on a phone it would take a fifth of the height.'],
  },
  NavMenu: {
    do: ['Call entries as their pages are called.', 'Group by what people do, at most two levels deep.'],
    dont: ['List what the person may not open.', 'Mark news by colour alone: say the number.'],
  },
  VisuallyHidden: {
    do: ['Say to readers of the screen what everybody else sees by place or shape.'],
    dont: ['Hide what others need as well.', 'Put anything into it that takes the focus.'],
  },
  KitProvider: {
    do: ['Put one at the root, with the language of the reader and the router’s navigate and useHref.'],
    dont: ['Put a second one around a part to give it another language: pages speak one.'],
  },
  Icon: {
    do: ['Let it stand beside the word that it shows.', 'Give it a label only when it stands alone.'],
    dont: [
      'Take another icon for the same thing elsewhere.',
      'Colour it to say something: colour is not read.',
    ],
  },
} satisfies Record<string, Advice>
