import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const absences = {
  origin: 'Ausencias',
  asked: {
    kind: 'Me piden decidir sobre ausencias',
    title: '{{person}} espera su decisión sobre una ausencia',
    text: 'Desde el {{from}}',
  },
  decided: {
    kind: 'Responden a mis ausencias',
    title: '{{person}} ha respondido a su ausencia',
    text: 'Del {{from}}',
  },
  entered: {
    kind: 'Anotan una ausencia en mi nombre',
    title: '{{person}} ha anotado una ausencia suya',
    text: 'Desde el {{from}}',
  },
  proofDue: {
    kind: 'Vence el justificante de una ausencia',
    title: 'Falta el justificante de su ausencia',
    text: 'Del {{from}}; vence el {{due}}',
  },
  notJustified: {
    kind: 'Una ausencia mía queda sin justificar',
    title: 'Su ausencia ha quedado sin justificar',
    text: 'Del {{from}}; el plazo terminó el {{due}}',
  },
  documentLate: {
    kind: 'Falta un documento de una ausencia mía',
    title: 'Falta un documento de su ausencia',
    text: 'De la ausencia del {{from}}; se esperaba el {{due}}',
  },
  documentLateOf: {
    kind: 'Falta un documento de la ausencia de alguien',
    title: 'Falta un documento de la ausencia de {{person}}',
    text: 'De la ausencia del {{from}}; se esperaba el {{due}}',
  },
} satisfies NoticeWordsOf<'absences'>
