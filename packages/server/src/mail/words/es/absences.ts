import type { LettersOf } from '#mail/words/letters.ts'

export const absences = {
  asked: {
    subject: 'Tiene una ausencia por decidir',
    lines: ['{{person}} comunica una ausencia desde el {{from}}. Espera su respuesta.'],
    action: 'Ver la ausencia',
  },
  decided: {
    subject: 'Han respondido a su ausencia',
    lines: ['{{person}} ha respondido a su ausencia del {{from}}.'],
    action: 'Ver la ausencia',
  },
  entered: {
    subject: 'Han anotado una ausencia suya',
    lines: ['{{person}} ha anotado en su nombre una ausencia desde el {{from}}.'],
    action: 'Ver la ausencia',
  },
  proofDue: {
    subject: 'Falta el justificante de su ausencia',
    lines: ['El justificante de su ausencia del {{from}} vence el {{due}}.'],
    action: 'Aportar el justificante',
  },
  notJustified: {
    subject: 'Su ausencia ha quedado sin justificar',
    lines: [
      'El plazo del justificante de su ausencia del {{from}} terminó el {{due}}. Todavía puede aportarlo.',
    ],
    action: 'Aportar el justificante',
  },
  documentLate: {
    subject: 'Falta un documento de su ausencia',
    lines: [
      'El documento de su ausencia del {{from}} que se esperaba el {{due}} no ha llegado. Envíelo o hable con Recursos Humanos.',
    ],
    action: 'Ver la ausencia',
  },
  documentLateOf: {
    subject: 'Falta un documento de la ausencia de {{person}}',
    lines: [
      'El documento de la ausencia de {{person}} del {{from}} que se esperaba el {{due}} no está anotado.',
    ],
    action: 'Ver la ausencia',
  },
} satisfies LettersOf<'absences'>
