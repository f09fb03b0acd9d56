import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const vacations = {
  origin: 'Férias',
  asked: {
    kind: 'Pedem-me para decidir sobre férias',
    title: '{{person}} espera a sua decisão sobre férias',
    text: 'De {{from}} a {{until}}',
  },
  decided: {
    kind: 'Respondem ao meu pedido de férias',
    title: '{{person}} respondeu ao seu pedido de férias',
    text: 'De {{from}} a {{until}}',
  },
  entered: {
    kind: 'Pedem férias em meu nome',
    title: '{{person}} pediu férias em seu nome',
    text: 'De {{from}} a {{until}}',
  },
  cancelled: {
    kind: 'A empresa anula as minhas férias',
    title: '{{person}} anula as suas férias',
    text: 'De {{from}} a {{until}}: {{reason}}',
  },
  endsEarly: {
    kind: 'O fim das minhas férias é antecipado',
    title: '{{person}} antecipa o fim das suas férias',
    text: 'Último dia {{until}}: {{reason}}',
  },
  placeOffered: {
    kind: 'Oferecem-me uma vaga de férias',
    title: 'Há uma vaga livre para as suas férias',
    text: 'De {{from}} a {{until}}: aceite-a antes de expirar',
  },
  placeGranted: {
    kind: 'As minhas férias conseguem vaga',
    title: 'As suas férias já têm vaga',
    text: 'De {{from}} a {{until}}',
  },
  waitingEnded: {
    kind: 'As minhas férias saem da lista de espera',
    title: 'As suas férias saíram da lista de espera',
    text: 'De {{from}} a {{until}}',
  },
  noneGranted: {
    kind: 'Nenhuma das minhas preferências de férias é concedida',
    title: 'Não obteve férias em «{{name}}»',
    text: 'Nenhuma das suas preferências foi concedida',
  },
  answersLate: {
    kind: 'Há férias sem resposta a tempo',
    title: 'Há pedidos de «{{name}}» sem resposta',
    text: '{{count}} em atraso desde {{date}}',
  },
  escalated: {
    kind: 'Cabe-me decidir porque ninguém respondeu a umas férias',
    title: 'Ninguém respondeu às férias de {{person}}: já pode decidir',
    text: 'De {{from}} a {{until}}',
  },
  expiring: {
    kind: 'As minhas férias transitadas vão expirar',
    title: 'As suas férias de {{year}} expiram em breve',
    text: 'Peça-as antes de expirarem a {{until}}',
  },
} satisfies NoticeWordsOf<'vacations'>
