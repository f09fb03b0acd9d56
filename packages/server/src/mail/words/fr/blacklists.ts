import type { LettersOf } from '#mail/words/letters.ts'

export const blacklists = {
  removalAsked: {
    subject: '{{person}} demande un retrait d’une liste noire',
    lines: ['{{person}} demande de retirer « {{value}} » d’une liste noire. Motif : {{reason}}.'],
    action: 'Voir la demande',
  },
  removalDecided: {
    subject: 'Votre demande de retrait a été traitée',
    lines: ['Votre demande de retirer « {{value}} » d’une liste noire a été traitée.'],
    action: 'Voir la demande',
  },
} satisfies LettersOf<'blacklists'>
