import type { LettersOf } from '#mail/words/letters.ts'

export const adaptations = {
  asked: {
    subject: 'Um pedido de adaptação do horário espera por si',
    lines: ['{{person}} pede a adaptação do horário. Responda até {{due}}; sem resposta, fica concedida.'],
    action: 'Ver o pedido',
  },
  decided: {
    subject: 'O seu pedido de adaptação do horário teve resposta',
    lines: ['O seu pedido de adaptação do horário a partir de {{from}} teve resposta.'],
    action: 'Ver o pedido',
  },
} satisfies LettersOf<'adaptations'>
