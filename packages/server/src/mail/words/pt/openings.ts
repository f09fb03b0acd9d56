import type { LettersOf } from '#mail/words/letters.ts'

export const openings = {
  late: {
    subject: '{{service}} não foi aberto',
    lines: ['«{{service}}» devia abrir às {{at}} e ninguém o registou.'],
    action: 'Ver a abertura',
  },
} satisfies LettersOf<'openings'>
