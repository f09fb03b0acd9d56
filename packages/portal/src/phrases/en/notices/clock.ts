import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const clock = {
  origin: 'Time clock',
  correctionAsked: {
    kind: 'I am asked to agree to a correction of a clock entry',
    title: '{{person}} asks to correct a clock entry',
    text: 'Working day {{date}}',
  },
  correctionDecided: {
    kind: 'My correction of a clock entry is answered',
    title: '{{person}} has answered your correction',
    text: 'Working day {{date}}',
  },
  corrected: {
    kind: 'A clock entry is corrected by one signature',
    title: '{{person}} has corrected a clock entry',
    text: 'Working day {{date}}: it is in force',
  },
  packageReady: {
    kind: 'My package of the time record is ready',
    title: 'The package of the time record is ready',
    text: 'From {{from}} to {{until}}',
  },
  recordGranted: {
    kind: 'I am given access to a time record',
    title: '{{person}} gives you access to a time record',
    text: 'From {{from}} to {{until}}',
  },
  monthSummary: {
    kind: 'I am sent the monthly summary of hours',
    title: 'Your summary of hours of {{month}}',
    text: '{{ordinary}} ordinary, {{complementary}} complementary and {{extra}} overtime: confirm the month',
  },
  monthReopened: {
    kind: 'A month that I confirmed is reopened',
    title: '{{person}} has reopened your month {{month}}',
    text: '{{reason}}',
  },
  incidentJustified: {
    kind: 'Somebody justifies an incident of their day',
    title: '{{person}} justifies an incident of their day',
    text: 'Day of {{date}}',
  },
  incidentDecided: {
    kind: 'An incident of my day is decided on',
    title: '{{person}} has decided on an incident of your day',
    text: 'Day of {{date}}',
  },
  forgotten: {
    kind: 'My exit of the day before is missing',
    title: 'When did you leave on {{date}}?',
    text: 'Your exit is missing: say when it was',
  },
  missing: {
    kind: 'A working day of mine has no clock entries',
    title: 'No clock entries of {{date}}',
    text: 'Work was planned: add your entries or tell of the absence',
  },
  missingTeam: {
    kind: 'People of my team did not clock in on a day',
    title: 'People without clock entries on {{date}}: {{count}}',
    text: 'Work was planned, and nothing is recorded',
  },
} satisfies NoticeWordsOf<'clock'>
