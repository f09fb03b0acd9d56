import type { LettersOf } from '#mail/words/letters.ts'

export const absences = {
  asked: {
    subject: 'An absence awaits your decision',
    lines: ['{{person}} tells of an absence from {{from}}, and waits for your answer.'],
    action: 'See the absence',
  },
  decided: {
    subject: 'Your absence was answered',
    lines: ['{{person}} has answered your absence of {{from}}.'],
    action: 'See the absence',
  },
  entered: {
    subject: 'An absence was entered for you',
    lines: ['{{person}} has entered an absence for you from {{from}}.'],
    action: 'See the absence',
  },
  proofDue: {
    subject: 'The proof of your absence is missing',
    lines: ['The proof of your absence of {{from}} is due on {{due}}.'],
    action: 'Add the proof',
  },
  notJustified: {
    subject: 'Your absence is not justified',
    lines: ['The proof of your absence of {{from}} was due on {{due}}. You can still add it.'],
    action: 'Add the proof',
  },
  documentLate: {
    subject: 'A document of your absence is missing',
    lines: [
      'The document of your absence of {{from}} that was expected on {{due}} has not arrived. Send it, or speak with Human Resources.',
    ],
    action: 'See the absence',
  },
  documentLateOf: {
    subject: 'A document of {{person}}’s absence is missing',
    lines: [
      'The document of {{person}}’s absence of {{from}} that was expected on {{due}} has not been recorded.',
    ],
    action: 'See the absence',
  },
} satisfies LettersOf<'absences'>
