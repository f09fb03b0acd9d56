import type { LettersOf } from '#mail/words/letters.ts'

export const access = {
  requested: {
    subject: '{{person}} demande un accès',
    lines: ['{{person}} demande l’autorisation « {{permission}} ».'],
    action: 'Voir la demande',
  },
  decided: {
    subject: 'Votre demande d’accès a été traitée',
    lines: ['Votre demande concernant l’autorisation « {{permission}} » a été traitée.'],
    action: 'Voir la réponse',
  },
  granted: {
    subject: 'Une autorisation vous a été accordée',
    lines: ['{{person}} vous a accordé l’autorisation « {{permission}} ».'],
    action: 'Voir votre profil',
  },
  revoked: {
    subject: 'Une autorisation vous a été retirée',
    lines: ['L’autorisation « {{permission}} » vous a été retirée. Motif : {{reason}}.'],
    action: 'Voir la demande',
  },
  secondFactorReset: {
    subject: 'Votre validation en deux étapes a été réinitialisée',
    lines: [
      'Un administrateur a réinitialisé votre validation en deux étapes et vos sessions ont été fermées. Si vous ne l’avez pas demandé, prévenez votre administrateur.',
    ],
    action: 'Ouvrir le portail',
  },
} satisfies LettersOf<'access'>
