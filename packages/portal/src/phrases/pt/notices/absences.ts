import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const absences = {
  origin: 'Ausências',
  asked: {
    kind: 'Pedem-me para decidir sobre ausências',
    title: '{{person}} espera a sua decisão sobre uma ausência',
    text: 'A partir de {{from}}',
  },
  decided: {
    kind: 'Respondem às minhas ausências',
    title: '{{person}} respondeu à sua ausência',
    text: 'De {{from}}',
  },
  entered: {
    kind: 'Registam uma ausência em meu nome',
    title: '{{person}} registou uma ausência em seu nome',
    text: 'A partir de {{from}}',
  },
  proofDue: {
    kind: 'O comprovativo de uma ausência tem prazo',
    title: 'Falta o comprovativo da sua ausência',
    text: 'De {{from}}, até {{due}}',
  },
  notJustified: {
    kind: 'Uma ausência minha fica por justificar',
    title: 'A sua ausência ficou por justificar',
    text: 'De {{from}}, o prazo terminou em {{due}}',
  },
  documentLate: {
    kind: 'Falta um documento de uma ausência minha',
    title: 'Falta um documento da sua ausência',
    text: 'De {{from}}, esperado em {{due}}',
  },
  documentLateOf: {
    kind: 'Falta um documento da ausência de alguém',
    title: 'Falta um documento da ausência de {{person}}',
    text: 'De {{from}}, esperado em {{due}}',
  },
} satisfies NoticeWordsOf<'absences'>
