import type { TimeOffLetters } from '#mail/words/letters.ts'

export const timeOff: TimeOffLetters = {
  vacationAsked: {
    subject: 'A holiday request awaits you',
    lines: ['{{person}} asks for {{from}} to {{until}}, and waits for your answer.'],
    action: 'See the request',
  },
  vacationDecided: {
    subject: 'Your holiday request was answered',
    lines: ['{{person}} has answered your request for {{from}} to {{until}}.'],
    action: 'See the request',
  },
  vacationEntered: {
    subject: 'Holidays were requested on your behalf',
    lines: ['{{person}} has requested holidays from {{from}} to {{until}} on your behalf.'],
    action: 'See the request',
  },
  vacationCancelled: {
    subject: 'The company cancels your holidays',
    lines: ['{{person}} cancels your holidays from {{from}} to {{until}}: {{reason}}'],
    action: 'See your holidays',
  },
  vacationEndsEarly: {
    subject: 'The end of your holidays changes',
    lines: ['{{person}}, on your holidays from {{from}}: the last day would be {{until}}. {{reason}}'],
    action: 'See your holidays',
  },
  absenceAsked: {
    subject: 'An absence awaits your decision',
    lines: ['{{person}} tells of an absence from {{from}}, and waits for your answer.'],
    action: 'See the absence',
  },
  absenceDecided: {
    subject: 'Your absence was answered',
    lines: ['{{person}} has answered your absence of {{from}}.'],
    action: 'See the absence',
  },
  absenceEntered: {
    subject: 'An absence was entered for you',
    lines: ['{{person}} has entered an absence for you from {{from}}.'],
    action: 'See the absence',
  },
  absenceProofDue: {
    subject: 'The proof of your absence is missing',
    lines: ['The proof of your absence of {{from}} is due on {{due}}.'],
    action: 'Add the proof',
  },
  absenceNotJustified: {
    subject: 'Your absence is not justified',
    lines: ['The proof of your absence of {{from}} was due on {{due}}. You can still add it.'],
    action: 'Add the proof',
  },
  adaptationAsked: {
    subject: 'A request to adapt working hours awaits you',
    lines: [
      '{{person}} asks to adapt their working hours. Answer by {{due}}; without an answer it is granted.',
    ],
    action: 'See the request',
  },
  adaptationDecided: {
    subject: 'Your request to adapt working hours was answered',
    lines: ['Your request to adapt your working hours from {{from}} has an answer.'],
    action: 'See the request',
  },
  vacationPlaceOffered: {
    subject: 'There is a place free for your holidays',
    lines: [
      'A place has become free from {{from}} to {{until}}. Please accept it before the offer runs out.',
    ],
    action: 'Accept the place',
  },
  vacationPlaceGranted: {
    subject: 'Your holidays have a place now',
    lines: ['A place has become free and is yours: from {{from}} to {{until}}.'],
    action: 'View the request',
  },
  vacationWaitingEnded: {
    subject: 'Your holidays are off the waiting list',
    lines: ['No place became free in time from {{from}} to {{until}}, or the offer ran out.'],
    action: 'View the request',
  },
  vacationAnswersLate: {
    subject: 'There are holiday requests without an answer',
    lines: ['The time to answer “{{name}}” ended on {{date}}, and {{count}} requests have no answer yet.'],
    action: 'View the requests',
  },
  teleworkOffered: {
    subject: 'You have a remote work agreement to sign',
    lines: [
      '{{person}} offers you a remote work agreement from {{from}} on. Read it and sign it, or refuse it.',
    ],
    action: 'See the agreement',
  },
  teleworkAnswered: {
    subject: 'A remote work agreement was answered',
    lines: ['{{person}} has answered the remote work agreement that begins on {{from}}.'],
    action: 'See the agreement',
  },
  teleworkReversed: {
    subject: 'A remote work agreement ends',
    lines: [
      '{{person}} has asked to return to work on site: the last day of the agreement is {{until}}. Reason: {{reason}}',
    ],
    action: 'See the agreement',
  },
  approvalsDelegated: {
    subject: 'You decide in somebody’s place',
    lines: ['{{person}} has delegated their decisions to you from {{from}} to {{until}}.'],
    action: 'See what waits',
  },
  standInNamed: {
    subject: 'Somebody decides in your place',
    lines: ['{{person}} decides in your place from {{from}} to {{until}}. {{by}} arranged it.'],
    action: 'See the delegation',
  },
}
