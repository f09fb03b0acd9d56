import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const vacations = {
  origin: 'Vacations',
  asked: {
    kind: 'I am asked to decide on holidays',
    title: '{{person}} awaits your decision on holidays',
    text: '{{from}} to {{until}}',
  },
  decided: {
    kind: 'My holiday request is answered',
    title: '{{person}} has answered your holiday request',
    text: '{{from}} to {{until}}',
  },
  entered: {
    kind: 'Somebody requests holidays on my behalf',
    title: '{{person}} has requested holidays on your behalf',
    text: 'From {{from}} to {{until}}',
  },
  cancelled: {
    kind: 'The company cancels my holidays',
    title: '{{person}} cancels your holidays',
    text: '{{from}} to {{until}}: {{reason}}',
  },
  endsEarly: {
    kind: 'The end of my holidays is brought forward',
    title: '{{person}} brings forward the end of your holidays',
    text: 'Last day {{until}}: {{reason}}',
  },
  placeOffered: {
    kind: 'A place for my holidays is offered',
    title: 'There is a place free for your holidays',
    text: 'From {{from}} to {{until}}: accept it before it runs out',
  },
  placeGranted: {
    kind: 'My holidays get a place',
    title: 'Your holidays have a place now',
    text: 'From {{from}} to {{until}}',
  },
  waitingEnded: {
    kind: 'My holidays leave the waiting list',
    title: 'Your holidays are off the waiting list',
    text: 'From {{from}} to {{until}}',
  },
  noneGranted: {
    kind: 'None of my holiday preferences is granted',
    title: 'You got no holidays in “{{name}}”',
    text: 'None of your preferences was granted',
  },
  answersLate: {
    kind: 'Holidays are not answered in time',
    title: 'There are requests of “{{name}}” without an answer',
    text: '{{count}} late since {{date}}',
  },
  escalated: {
    kind: 'It is up to me because nobody answered a holiday request',
    title: 'Nobody has answered the holidays of {{person}}: you may decide now',
    text: '{{from}} to {{until}}',
  },
  expiring: {
    kind: 'Holidays I carried over expire soon',
    title: 'Your holidays of {{year}} expire soon',
    text: 'Request them before they expire on {{until}}',
  },
} satisfies NoticeWordsOf<'vacations'>
