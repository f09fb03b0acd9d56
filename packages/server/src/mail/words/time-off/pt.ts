import type { TimeOffLetters } from '#mail/words/letters.ts'

export const timeOff: TimeOffLetters = {
  vacationAsked: {
    subject: 'Um pedido de férias espera por si',
    lines: ['{{person}} pede férias de {{from}} a {{until}} e espera a sua resposta.'],
    action: 'Ver o pedido',
  },
  vacationDecided: {
    subject: 'O seu pedido de férias teve resposta',
    lines: ['{{person}} respondeu ao seu pedido de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  vacationEntered: {
    subject: 'Foram pedidas férias em seu nome',
    lines: ['{{person}} pediu em seu nome férias de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  vacationCancelled: {
    subject: 'A empresa anula as suas férias',
    lines: ['{{person}} anula as suas férias de {{from}} a {{until}}: {{reason}}'],
    action: 'Ver as férias',
  },
  vacationEndsEarly: {
    subject: 'O fim das suas férias muda',
    lines: ['{{person}}, sobre as suas férias de {{from}}: o último dia seria {{until}}. {{reason}}'],
    action: 'Ver as férias',
  },
  absenceAsked: {
    subject: 'Uma ausência espera a sua decisão',
    lines: ['{{person}} comunica uma ausência a partir de {{from}} e espera a sua resposta.'],
    action: 'Ver a ausência',
  },
  absenceDecided: {
    subject: 'A sua ausência teve resposta',
    lines: ['{{person}} respondeu à sua ausência de {{from}}.'],
    action: 'Ver a ausência',
  },
  absenceEntered: {
    subject: 'Registaram uma ausência em seu nome',
    lines: ['{{person}} registou em seu nome uma ausência a partir de {{from}}.'],
    action: 'Ver a ausência',
  },
  absenceProofDue: {
    subject: 'Falta o comprovativo da sua ausência',
    lines: ['O comprovativo da sua ausência de {{from}} deve ser entregue até {{due}}.'],
    action: 'Entregar o comprovativo',
  },
  absenceNotJustified: {
    subject: 'A sua ausência ficou por justificar',
    lines: [
      'O prazo do comprovativo da sua ausência de {{from}} terminou em {{due}}. Ainda o pode entregar.',
    ],
    action: 'Entregar o comprovativo',
  },
  adaptationAsked: {
    subject: 'Um pedido de adaptação do horário espera por si',
    lines: ['{{person}} pede a adaptação do horário. Responda até {{due}}; sem resposta, fica concedida.'],
    action: 'Ver o pedido',
  },
  adaptationDecided: {
    subject: 'O seu pedido de adaptação do horário teve resposta',
    lines: ['O seu pedido de adaptação do horário a partir de {{from}} teve resposta.'],
    action: 'Ver o pedido',
  },
  vacationPlaceOffered: {
    subject: 'Há uma vaga livre para as suas férias',
    lines: ['Ficou livre uma vaga de {{from}} a {{until}}. Aceite-a antes de a oferta expirar.'],
    action: 'Aceitar a vaga',
  },
  vacationPlaceGranted: {
    subject: 'As suas férias já têm vaga',
    lines: ['Ficou livre uma vaga e cabe-lhe a si: de {{from}} a {{until}}.'],
    action: 'Ver o pedido',
  },
  vacationWaitingEnded: {
    subject: 'As suas férias saíram da lista de espera',
    lines: ['Não ficou livre nenhuma vaga a tempo de {{from}} a {{until}}, ou a oferta expirou.'],
    action: 'Ver o pedido',
  },
  vacationAnswersLate: {
    subject: 'Há pedidos de férias sem resposta',
    lines: ['O prazo de resposta de «{{name}}» terminou a {{date}} e há {{count}} pedidos sem resposta.'],
    action: 'Ver os pedidos',
  },
  teleworkOffered: {
    subject: 'Tem um acordo de teletrabalho por assinar',
    lines: [
      '{{person}} propõe-lhe um acordo de teletrabalho a partir de {{from}}. Leia-o e assine-o, ou recuse-o.',
    ],
    action: 'Ver o acordo',
  },
  teleworkAnswered: {
    subject: 'Responderam a um acordo de teletrabalho',
    lines: ['{{person}} respondeu ao acordo de teletrabalho que começa em {{from}}.'],
    action: 'Ver o acordo',
  },
  teleworkReversed: {
    subject: 'Um acordo de teletrabalho termina',
    lines: ['{{person}} põe fim ao teletrabalho: o último dia do acordo é {{until}}. Motivo: {{reason}}'],
    action: 'Ver o acordo',
  },
  approvalsDelegated: {
    subject: 'Decide em nome de outra pessoa',
    lines: ['{{person}} delegou-lhe as suas decisões de {{from}} a {{until}}.'],
    action: 'Ver o que está à espera',
  },
  standInNamed: {
    subject: 'Alguém decide em seu lugar',
    lines: ['{{person}} decide em seu lugar de {{from}} a {{until}}. Definido por {{by}}.'],
    action: 'Ver a delegação',
  },
}
