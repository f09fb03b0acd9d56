import type { LettersOf } from '#mail/words/letters.ts'

export const clock = {
  correctionAsked: {
    subject: 'A correction of a clock entry awaits you',
    lines: ['{{person}} asks to correct a clock entry of {{date}}. Nothing changes until you decide.'],
    action: 'See the correction',
  },
  correctionDecided: {
    subject: 'Your correction was answered',
    lines: ['{{person}} has answered the correction of the clock entry of {{date}}.'],
    action: 'See the correction',
  },
  corrected: {
    subject: 'A clock entry has been corrected',
    lines: [
      '{{person}} has corrected a clock entry of {{date}}. By the rules of that day one signature is enough: it is in force.',
    ],
    action: 'See the correction',
  },
  packageReady: {
    subject: 'Your package of the time record is ready',
    lines: [
      'The package of the time record from {{from}} to {{until}} is ready. You can download it for seven days.',
    ],
    action: 'Download the package',
  },
  recordGranted: {
    subject: 'You can read a time record',
    lines: [
      '{{person}} has given you read-only access to the time record from {{from}} to {{until}}. Each reading is written down.',
    ],
    action: 'Open the record',
  },
  monthSummary: {
    subject: 'Your summary of hours of {{month}}',
    lines: [
      'Hours of {{month}}: {{ordinary}} ordinary, {{complementary}} complementary and {{extra}} overtime. Check them and confirm the month.',
    ],
    action: 'Check the month',
  },
  monthReopened: {
    subject: 'Your month {{month}} was reopened',
    lines: ['{{person}} has reopened your month {{month}}: {{reason}}', 'Confirm it again once it is right.'],
    action: 'See the month',
  },
  incidentJustified: {
    subject: 'An incident of a day was justified',
    lines: ['{{person}} has justified an incident of their day of {{date}}. It waits for your decision.'],
    action: 'See the day',
  },
  incidentDecided: {
    subject: 'An incident of your day was decided on',
    lines: ['{{person}} has decided on an incident of your day of {{date}}.'],
    action: 'See the day',
  },
  forgotten: {
    subject: 'Your exit of {{date}} is missing',
    lines: ['It is not known when you left on {{date}}. Say when it was: it is marked as declared by you.'],
    action: 'Say when you left',
  },
  missing: {
    subject: 'No clock entries of {{date}}',
    lines: [
      'Work was planned for you on {{date}}, and there are no clock entries. Add them or tell of the absence.',
    ],
    action: 'See the day',
  },
  missingTeam: {
    subject: 'People without clock entries on {{date}}: {{count}}',
    lines: [
      'Work was planned on {{date}}, and there are no clock entries. People: {{count}}. Each has been told.',
    ],
    action: 'See the days',
  },
} satisfies LettersOf<'clock'>
