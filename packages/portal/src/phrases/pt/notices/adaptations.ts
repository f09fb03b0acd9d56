import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const adaptations = {
  origin: 'Adaptações da jornada',
  asked: {
    kind: 'Pedem-me para responder a uma adaptação do horário',
    title: '{{person}} pede a adaptação do horário',
    text: 'Responda até {{due}}',
  },
  decided: {
    kind: 'Respondem ao meu pedido de adaptação',
    title: 'O seu pedido de adaptação do horário teve resposta',
    text: 'A partir de {{from}}',
  },
} satisfies NoticeWordsOf<'adaptations'>
