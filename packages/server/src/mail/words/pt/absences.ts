import type { LettersOf } from '#mail/words/letters.ts'

export const absences = {
  asked: {
    subject: 'Uma ausência espera a sua decisão',
    lines: ['{{person}} comunica uma ausência a partir de {{from}} e espera a sua resposta.'],
    action: 'Ver a ausência',
  },
  decided: {
    subject: 'A sua ausência teve resposta',
    lines: ['{{person}} respondeu à sua ausência de {{from}}.'],
    action: 'Ver a ausência',
  },
  entered: {
    subject: 'Registaram uma ausência em seu nome',
    lines: ['{{person}} registou em seu nome uma ausência a partir de {{from}}.'],
    action: 'Ver a ausência',
  },
  proofDue: {
    subject: 'Falta o comprovativo da sua ausência',
    lines: ['O comprovativo da sua ausência de {{from}} deve ser entregue até {{due}}.'],
    action: 'Entregar o comprovativo',
  },
  notJustified: {
    subject: 'A sua ausência ficou por justificar',
    lines: [
      'O prazo do comprovativo da sua ausência de {{from}} terminou em {{due}}. Ainda o pode entregar.',
    ],
    action: 'Entregar o comprovativo',
  },
  documentLate: {
    subject: 'Falta um documento da sua ausência',
    lines: [
      'O documento da sua ausência de {{from}}, esperado em {{due}}, não chegou. Envie-o ou fale com os Recursos Humanos.',
    ],
    action: 'Ver a ausência',
  },
  documentLateOf: {
    subject: 'Falta um documento da ausência de {{person}}',
    lines: ['O documento da ausência de {{person}} de {{from}}, esperado em {{due}}, não está registado.'],
    action: 'Ver a ausência',
  },
} satisfies LettersOf<'absences'>
