import type { LettersOf } from '#mail/words/letters.ts'

export const payslips = {
  published: {
    subject: 'Su nómina de {{month}}',
    lines: ['Ya puede ver y descargar su nómina de {{month}}, con el resumen de horas del mes.'],
    action: 'Ver la nómina',
  },
  due: {
    subject: 'Tiene una nómina sin descargar',
    lines: ['Su nómina de {{month}} está publicada y todavía no la ha descargado.'],
    action: 'Ver la nómina',
  },
} satisfies LettersOf<'payslips'>
