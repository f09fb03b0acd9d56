import type { LettersOf } from '#mail/words/letters.ts'

export const blacklists = {
  removalAsked: {
    subject: '{{person}} pide retirar de una lista negra',
    lines: ['{{person}} pide retirar «{{value}}» de una lista negra. Motivo: {{reason}}.'],
    action: 'Ver la solicitud',
  },
  removalDecided: {
    subject: 'Se ha resuelto su solicitud de retirada',
    lines: ['Se ha resuelto su solicitud de retirar «{{value}}» de una lista negra.'],
    action: 'Ver la solicitud',
  },
} satisfies LettersOf<'blacklists'>
