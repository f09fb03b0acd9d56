import type { LettersOf } from '#mail/words/letters.ts'

export const vacations = {
  asked: {
    subject: 'Um pedido de férias espera por si',
    lines: ['{{person}} pede férias de {{from}} a {{until}} e espera a sua resposta.'],
    action: 'Ver o pedido',
  },
  decided: {
    subject: 'O seu pedido de férias teve resposta',
    lines: ['{{person}} respondeu ao seu pedido de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  entered: {
    subject: 'Foram pedidas férias em seu nome',
    lines: ['{{person}} pediu em seu nome férias de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  cancelled: {
    subject: 'A empresa anula as suas férias',
    lines: ['{{person}} anula as suas férias de {{from}} a {{until}}: {{reason}}'],
    action: 'Ver as férias',
  },
  endsEarly: {
    subject: 'O fim das suas férias muda',
    lines: ['{{person}}, sobre as suas férias de {{from}}: o último dia seria {{until}}. {{reason}}'],
    action: 'Ver as férias',
  },
  placeOffered: {
    subject: 'Há uma vaga livre para as suas férias',
    lines: ['Ficou livre uma vaga de {{from}} a {{until}}. Aceite-a antes de a oferta expirar.'],
    action: 'Aceitar a vaga',
  },
  placeGranted: {
    subject: 'As suas férias já têm vaga',
    lines: ['Ficou livre uma vaga e cabe-lhe a si: de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  waitingEnded: {
    subject: 'As suas férias saíram da lista de espera',
    lines: ['Não ficou livre nenhuma vaga a tempo de {{from}} a {{until}}, ou a oferta expirou.'],
    action: 'Ver o pedido',
  },
  noneGranted: {
    subject: 'Não obteve férias em «{{name}}»',
    lines: [
      'Os resultados de «{{name}}» foram publicados e nenhuma das suas preferências foi concedida. Pode pedir outras datas.',
    ],
    action: 'Ver as suas preferências',
  },
  answersLate: {
    subject: 'Há pedidos de férias sem resposta',
    lines: ['O prazo de resposta de «{{name}}» terminou a {{date}} e há {{count}} pedidos sem resposta.'],
    action: 'Ver os pedidos',
  },
  escalated: {
    subject: 'Pode decidir sobre umas férias sem resposta',
    lines: [
      '{{person}} pede férias de {{from}} a {{until}} e ninguém respondeu a tempo. A partir de agora pode decidir.',
    ],
    action: 'Ver o pedido',
  },
  expiring: {
    subject: 'As suas férias de {{year}} expiram em breve',
    lines: ['Ainda tem férias de {{year}} que expiram a {{until}}. Peça-as antes.'],
    action: 'Ver as férias',
  },
} satisfies LettersOf<'vacations'>
