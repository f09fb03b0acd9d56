import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Order of “{{name}}”',
    text: 'Drag the rows or use their menu. Everybody will see this order.',
  },
  conflict: {
    title: 'Somebody else has changed it in the meantime',
    text: 'Save again to keep your changes, or keep what the other person saved.',
    mine: 'Your value: {{value}}',
    theirs: 'Saved value: {{value}}',
    keepTheirs: 'Keep what is saved',
    same: 'Only data that are not in this form have changed.',
    actText: 'Send it again if you still want to do it, or leave it as it is.',
    leave: 'Leave it as it is',
  },
  bulk: {
    failures: 'Items not changed',
    keptBack: 'Not changed because others could not be',
    allOrNone: 'All or none',
    allOrNoneHelp: 'If one cannot be changed, none is.',
  },
  uses: {
    open: 'See where it is used',
    title: 'Where “{{name}}” is used',
    none: 'It is not used anywhere.',
    more: 'and {{number}} more',
    others: 'Other records',
  },
  colours: {
    red: 'Red',
    orange: 'Orange',
    amber: 'Amber',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    purple: 'Purple',
    grey: 'Grey',
  },
} satisfies typeof es
