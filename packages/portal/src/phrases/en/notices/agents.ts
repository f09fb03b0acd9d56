import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const agents = {
  origin: 'Agents',
  message: { kind: 'A coordinator writes to me', title: 'Message from {{person}}', text: '{{text}}' },
  moved: {
    kind: 'A coordinator changes my state',
    title: '{{person}} has changed your state',
    text: 'Reason: {{reason}}',
  },
  stopped: {
    kind: 'A coordinator ends my session',
    title: '{{person}} has ended your session',
    text: 'Reason: {{reason}}',
  },
  breakDue: {
    kind: 'A break is due',
    title: 'A break is due: {{breakType}}',
    text: 'You can take it now. It lasts {{minutes}} min.',
  },
  breakTurn: {
    kind: 'It is my turn for a break',
    title: 'It is your turn: {{breakType}}',
    text: 'You have {{minutes}} min to start it; then it goes to the next in line.',
  },
} satisfies NoticeWordsOf<'agents'>
