import type { LettersOf } from '#mail/words/letters.ts'

export const blacklists = {
  removalAsked: {
    subject: '{{person}} pede a remoção de uma lista negra',
    lines: ['{{person}} pede para remover «{{value}}» de uma lista negra. Motivo: {{reason}}.'],
    action: 'Ver o pedido',
  },
  removalDecided: {
    subject: 'O seu pedido de remoção foi decidido',
    lines: ['O seu pedido para remover «{{value}}» de uma lista negra foi decidido.'],
    action: 'Ver o pedido',
  },
} satisfies LettersOf<'blacklists'>
