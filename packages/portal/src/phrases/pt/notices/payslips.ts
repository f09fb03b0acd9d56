import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const payslips = {
  origin: 'Recibos de vencimento',
  published: {
    kind: 'O meu recibo de vencimento é publicado',
    title: 'O seu recibo de vencimento de {{month}} está disponível',
    text: 'Com o resumo de horas do mês',
  },
  due: {
    kind: 'Lembram-me de transferir o meu recibo de vencimento',
    title: 'Ainda não transferiu o seu recibo de vencimento de {{month}}',
    text: 'Transfira-o quando puder',
  },
} satisfies NoticeWordsOf<'payslips'>
