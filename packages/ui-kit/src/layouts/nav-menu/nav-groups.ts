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
    icon: 'shield',
    items: [
      { id: 'users', label: 'Users', href: '/users' },
      { id: 'roles', label: 'Roles and permissions', href: '/roles' },
    ],
  },
]
