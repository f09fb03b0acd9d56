import type { LettersOf } from '#mail/words/letters.ts'

export const telework = {
  offered: {
    subject: 'Tiene un acuerdo de teletrabajo por firmar',
    lines: [
      '{{person}} le ofrece un acuerdo de teletrabajo desde el {{from}}. Léalo y fírmelo, o rechácelo.',
    ],
    action: 'Ver el acuerdo',
  },
  answered: {
    subject: 'Han respondido a un acuerdo de teletrabajo',
    lines: ['{{person}} ha respondido al acuerdo de teletrabajo que empieza el {{from}}.'],
    action: 'Ver el acuerdo',
  },
  reversed: {
    subject: 'Un acuerdo de teletrabajo termina',
    lines: [
      '{{person}} vuelve al trabajo presencial: el último día del acuerdo es el {{until}}. Motivo: {{reason}}',
    ],
    action: 'Ver el acuerdo',
  },
} satisfies LettersOf<'telework'>
