import type { hours as es } from '../es/hours.ts'

/** Reports of working time: by period, and by skill. */
export const hours = {
  filters: {
    period: 'Period',
    groupId: 'Employee group',
    coordinatorId: 'Coordinator',
    projectId: 'Project',
    skillId: 'Skill',
    workCenterId: 'Work centre',
  },
  periods: {
    text: 'Time worked by person: ordinary, complementary and overtime, and the balance.',
    create: 'See employee time entries',
    none: 'No time worked in this period',
    noneText:
      'Choose a longer period: people appear who have clock entries or days on which their contract asks for work.',
    by: 'Totals by',
    units: { day: 'Day', week: 'Week', month: 'Month' },
    people: 'People',
    person: 'Person',
    period: 'Period',
    workedDays: 'Days',
    effective: 'Time worked',
    nonEffective: 'Breaks that do not count',
    unallocated: 'Unallocated',
    presence: 'Presence',
    ordinary: 'Ordinary',
    complementary: 'Complementary',
    extra: 'Overtime',
    theoretical: 'By contract',
    balance: 'Balance',
    incidentDays: 'Days with incidents',
  },
} satisfies typeof es
