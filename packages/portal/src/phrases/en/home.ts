import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  subtitle: 'This is what is happening at the centre today.',
  people: {
    employees: 'Employees',
    online: 'People online',
    onlineHint: 'Seen in the last five minutes',
    assigned: 'My team',
    assignedOnline: '{{online}} online now',
  },
  loads: {
    today: 'Records loaded today',
    errorsToday: 'Rows rejected today',
    running: 'Loads running',
    paused: '{{number}} paused',
    waiting: 'Loads to review',
    waitingHint: 'With rejected rows, or failed',
    byDay: 'Records per day',
    byDayText: 'The last 14 days',
    records: 'Records',
    errors: 'Rejected',
    recent: 'Latest loads',
    noneRecent: 'There are no loads yet',
    noneRecentText: 'Upload a file of records to begin.',
    upload: 'Upload a file',
    seeAll: 'See all loads',
    rows: '{{processed}} of {{total}} rows',
    columns: { name: 'Load', state: 'State', progress: 'Progress', createdAt: 'Created' },
  },
} satisfies typeof es
