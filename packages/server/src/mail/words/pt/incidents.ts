import type { LettersOf } from '#mail/words/letters.ts'

export const incidents = {
  assigned: {
    subject: '{{person}} atribuiu-lhe um incidente',
    lines: ['{{person}} atribuiu-lhe o incidente «{{incident}}».'],
    action: 'Ver o incidente',
  },
  answered: {
    subject: '{{person}} escreveu num incidente',
    lines: ['{{person}} escreveu no incidente «{{incident}}».'],
    action: 'Ver o incidente',
  },
  resolved: {
    subject: '{{person}} resolveu o seu incidente',
    lines: ['{{person}} resolveu o incidente «{{incident}}».'],
    action: 'Ver o incidente',
  },
  justified: {
    subject: 'O seu tempo foi justificado por causa de um incidente',
    lines: ['O tempo em que o incidente «{{incident}}» o impediu de trabalhar conta como justificado.'],
    action: 'Abrir o portal',
  },
} satisfies LettersOf<'incidents'>
