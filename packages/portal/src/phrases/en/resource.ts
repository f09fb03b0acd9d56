import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Order of “{{name}}”',
    text: 'Drag the rows or use their menu. Everybody will see them in this order.',
  },
  conflict: {
    title: 'Somebody else has changed it meanwhile',
    text: 'Save again to keep yours, or keep what is saved.',
    mine: 'Yours: {{value}}',
    theirs: 'Saved: {{value}}',
    keepTheirs: 'Keep what is saved',
    same: 'Only data outside this form has changed.',
  },
  bulk: {
    failures: 'What could not be changed',
    keptBack: 'Not changed, because others could not be',
    allOrNone: 'All or none',
    allOrNoneHelp: 'If one cannot be changed, none is.',
  },
  uses: {
    open: 'Where it is used',
    title: '“{{name}}”: where it is used',
    none: 'Nothing uses it.',
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
