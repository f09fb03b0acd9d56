import type { LettersOf } from '#mail/words/letters.ts'

export const vacations = {
  asked: {
    subject: 'A holiday request awaits you',
    lines: ['{{person}} asks for {{from}} to {{until}}, and waits for your answer.'],
    action: 'See the request',
  },
  decided: {
    subject: 'Your holiday request was answered',
    lines: ['{{person}} has answered your request for {{from}} to {{until}}.'],
    action: 'See the request',
  },
  entered: {
    subject: 'Holidays were requested on your behalf',
    lines: ['{{person}} has requested holidays from {{from}} to {{until}} on your behalf.'],
    action: 'See the request',
  },
  cancelled: {
    subject: 'The company cancels your holidays',
    lines: ['{{person}} cancels your holidays from {{from}} to {{until}}: {{reason}}'],
    action: 'See your holidays',
  },
  endsEarly: {
    subject: 'The end of your holidays changes',
    lines: ['{{person}}, on your holidays from {{from}}: the last day would be {{until}}. {{reason}}'],
    action: 'See your holidays',
  },
  placeOffered: {
    subject: 'There is a place free for your holidays',
    lines: [
      'A place has become free from {{from}} to {{until}}. Please accept it before the offer runs out.',
    ],
    action: 'Accept the place',
  },
  placeGranted: {
    subject: 'Your holidays have a place now',
    lines: ['A place has become free and is yours: from {{from}} to {{until}}.'],
    action: 'View the request',
  },
  waitingEnded: {
    subject: 'Your holidays are off the waiting list',
    lines: ['No place became free in time from {{from}} to {{until}}, or the offer ran out.'],
    action: 'View the request',
  },
  noneGranted: {
    subject: 'You got no holidays in “{{name}}”',
    lines: [
      'The results of “{{name}}” are published, and none of your preferences was granted. You can request other dates.',
    ],
    action: 'View your preferences',
  },
  answersLate: {
    subject: 'There are holiday requests without an answer',
    lines: ['The time to answer “{{name}}” ended on {{date}}, and {{count}} requests have no answer yet.'],
    action: 'View the requests',
  },
  escalated: {
    subject: 'You may decide on holidays without an answer',
    lines: [
      '{{person}} asks for {{from}} to {{until}}, and nobody has answered in time. You may decide from now on.',
    ],
    action: 'View the request',
  },
  expiring: {
    subject: 'Your holidays of {{year}} expire soon',
    lines: ['You have holidays of {{year}} left that expire on {{until}}. Please request them before.'],
    action: 'See your holidays',
  },
} satisfies LettersOf<'vacations'>
