import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const agents = {
  origin: 'Agentes',
  message: { kind: 'Um coordenador escreve-me', title: 'Mensagem de {{person}}', text: '{{text}}' },
  moved: {
    kind: 'Um coordenador muda-me o estado',
    title: '{{person}} mudou-lhe o estado',
    text: 'Motivo: {{reason}}',
  },
  stopped: {
    kind: 'Um coordenador termina-me a sessão',
    title: '{{person}} terminou-lhe a sessão',
    text: 'Motivo: {{reason}}',
  },
  breakDue: {
    kind: 'Está na hora de uma pausa',
    title: 'Está na hora de uma pausa: {{breakType}}',
    text: 'Pode fazê-la agora. Dura {{minutes}} min.',
  },
  breakTurn: {
    kind: 'É a minha vez da pausa',
    title: 'É a sua vez: {{breakType}}',
    text: 'Tem {{minutes}} min para a começar; depois passa à pessoa seguinte.',
  },
} satisfies NoticeWordsOf<'agents'>
