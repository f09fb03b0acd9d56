import type { LettersOf } from '#mail/words/letters.ts'

export const openings = {
  late: {
    subject: '{{service}} no se ha abierto',
    lines: ['«{{service}}» tenía que abrirse a las {{at}} y nadie lo ha registrado.'],
    action: 'Ver la apertura',
  },
} satisfies LettersOf<'openings'>
