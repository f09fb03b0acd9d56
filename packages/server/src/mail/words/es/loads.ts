import type { LettersOf } from '#mail/words/letters.ts'

export const loads = {
  completed: {
    subject: 'La carga «{{load}}» ha terminado',
    lines: ['La carga «{{load}}» ha terminado. Filas leídas: {{records}}. Rechazadas: {{errors}}.'],
    action: 'Ver la carga',
  },
  failed: {
    subject: 'La carga «{{load}}» ha fallado',
    lines: ['La carga «{{load}}» ha fallado. En su página verá el motivo y cómo seguir.'],
    action: 'Ver la carga',
  },
  undone: {
    subject: 'La carga «{{load}}» se ha deshecho',
    lines: ['La carga «{{load}}» se ha deshecho. Registros devueltos: {{records}}. Conservados: {{kept}}.'],
    action: 'Ver la carga',
  },
  deleted: {
    subject: 'La carga «{{load}}» se ha eliminado',
    lines: ['La carga «{{load}}» se ha eliminado. Registros retirados o devueltos: {{records}}.'],
    action: 'Ver las cargas',
  },
  sourceFailed: {
    subject: 'La carga programada «{{source}}» ha fallado',
    lines: ['La carga programada «{{source}}» no ha podido tomar «{{file}}». En su página verá el motivo.'],
    action: 'Ver la carga programada',
  },
} satisfies LettersOf<'loads'>
