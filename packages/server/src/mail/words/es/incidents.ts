import type { LettersOf } from '#mail/words/letters.ts'

export const incidents = {
  assigned: {
    subject: '{{person}} le ha asignado una incidencia',
    lines: ['{{person}} le ha asignado la incidencia «{{incident}}».'],
    action: 'Ver la incidencia',
  },
  answered: {
    subject: '{{person}} ha escrito en una incidencia',
    lines: ['{{person}} ha escrito en la incidencia «{{incident}}».'],
    action: 'Ver la incidencia',
  },
  resolved: {
    subject: '{{person}} ha resuelto su incidencia',
    lines: ['{{person}} ha resuelto la incidencia «{{incident}}».'],
    action: 'Ver la incidencia',
  },
  justified: {
    subject: 'Su tiempo se ha justificado por una incidencia',
    lines: ['El tiempo en que la incidencia «{{incident}}» le impidió trabajar cuenta como justificado.'],
    action: 'Abrir el portal',
  },
} satisfies LettersOf<'incidents'>
