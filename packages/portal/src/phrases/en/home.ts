import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  applications: { title: 'Applications', inTab: 'Open in a tab' },
  links: {
    text: 'Useful pages outside the portal. Each opens in a new tab.',
    create: 'New link',
    edit: 'Edit the link “{{name}}”',
    createTitle: 'New link',
    none: 'There are no links yet',
    noneText: 'Pages that are useful to all staff will appear here.',
    activate: 'Activate',
    deactivate: 'Deactivate',
    activated: 'Link activated',
    deactivated: 'Link deactivated',
    state: 'State',
    active: 'Active',
    inactive: 'Inactive',
    deleted: 'Deleted',
    name: 'Name',
    translations: 'Name in other languages',
    url: 'Address',
    urlHelp:
      'Only https, without username or password, and on a site allowed by the portal’s administrators. It opens in each person’s browser.',
    category: 'Topic',
    description: 'Description',
    updatedAt: 'Changed',
    categories: {
      company: 'Company',
      tools: 'Tools',
      training: 'Training',
      law: 'Legal',
      benefits: 'Benefits',
      other: 'Other',
    },
  },
} satisfies typeof es
