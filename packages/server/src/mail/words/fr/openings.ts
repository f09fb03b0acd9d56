import type { LettersOf } from '#mail/words/letters.ts'

export const openings = {
  late: {
    subject: '{{service}} n’est pas ouvert',
    lines: ['« {{service}} » devait ouvrir à {{at}} et personne ne l’a enregistré.'],
    action: 'Voir l’ouverture',
  },
} satisfies LettersOf<'openings'>
