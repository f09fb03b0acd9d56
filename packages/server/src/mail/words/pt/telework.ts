import type { LettersOf } from '#mail/words/letters.ts'

export const telework = {
  offered: {
    subject: 'Tem um acordo de teletrabalho por assinar',
    lines: [
      '{{person}} propõe-lhe um acordo de teletrabalho a partir de {{from}}. Leia-o e assine-o, ou recuse-o.',
    ],
    action: 'Ver o acordo',
  },
  answered: {
    subject: 'Responderam a um acordo de teletrabalho',
    lines: ['{{person}} respondeu ao acordo de teletrabalho que começa em {{from}}.'],
    action: 'Ver o acordo',
  },
  reversed: {
    subject: 'Um acordo de teletrabalho termina',
    lines: ['{{person}} põe fim ao teletrabalho: o último dia do acordo é {{until}}. Motivo: {{reason}}'],
    action: 'Ver o acordo',
  },
} satisfies LettersOf<'telework'>
