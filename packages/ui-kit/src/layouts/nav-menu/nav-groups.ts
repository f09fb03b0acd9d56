import type { NavGroup } from './nav-items.ts'

/** A menu for the stories of the shell. */
export const navGroups: readonly NavGroup[] = [
  {
    id: 'top',
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: 'dashboard' },
      { id: 'news', label: 'News', href: '/news', icon: 'news', count: 3 },
    ],
  },
  {
    id: 'attendance',
    label: 'Attendance',
    icon: 'clock',
    items: [
      { id: 'clock', label: 'Clock in and out', href: '/clock' },
      { id: 'agents', label: 'Agents online', href: '/agents' },
    ],
  },
  {
    id: 'time-off',
    label: 'Time off',
    icon: 'umbrella',
    items: [
      { id: 'vacations', label: 'Vacations', href: '/vacations' },
      { id: 'absences', label: 'Absences', href: '/absences', count: 2 },
    ],
  },
  {
    id: 'loads',
    label: 'Loads',
    icon: 'upload',
    items: [
      { id: 'loads-list', label: 'Loads', href: '/loads' },
      { id: 'templates', label: 'Templates', href: '/templates' },
      { id: 'duplicates', label: 'Duplicates', href: '/duplicates' },
    ],
  },
  {
    id: 'tickets',
    label: 'Tickets',
    icon: 'ticket',
    items: [{ id: 'tickets-list', label: 'My tickets', href: '/tickets' }],
  },
  {
    id: 'administration',
    label: 'Administration',
    heading: 'Control panel',
    icon: 'shield',
    items: [
      { id: 'users', label: 'Users', href: '/users' },
      { id: 'roles', label: 'Roles and permissions', href: '/roles' },
    ],
  },
]

const areas = ['My day', 'My team', 'Tickets', 'Lists', 'Documents', 'Reports', 'Analytics'] as const
const settings = ['People and access', 'Operation', 'Workflows', 'System'] as const

/** As many pages as a large portal has: 95, some with a count. */
export const manyGroups: readonly NavGroup[] = [
  ...areas.map((label) => manyPages(label, 9)),
  ...settings.map((label) => ({ ...manyPages(label, 8), heading: 'Control panel' })),
]

function manyPages(label: string, pages: number): NavGroup {
  const items = Array.from({ length: pages }, (_, at) => ({
    ...{ id: `${label}-${at}`, label: `${label}, page ${at + 1}`, href: `/${label}/${at}` },
    ...(at === 1 ? { count: label === 'Tickets' ? 120 : 2 } : {}),
  }))
  return { id: label, label, icon: 'folder', items }
}
