import type { LettersOf } from '#mail/words/letters.ts'

export const agents = {
  message: {
    subject: '{{person}} escreveu-lhe',
    lines: ['{{person}} escreveu-lhe no portal: «{{text}}».'],
    action: 'Abrir o portal',
  },
  moved: {
    subject: '{{person}} mudou-lhe o estado',
    lines: ['{{person}} mudou-lhe o estado de agente. Motivo: {{reason}}.'],
    action: 'Abrir o portal',
  },
  stopped: {
    subject: '{{person}} terminou-lhe a sessão',
    lines: ['{{person}} terminou-lhe a sessão em todos os dispositivos. Motivo: {{reason}}.'],
    action: 'Abrir o portal',
  },
  breakDue: {
    subject: 'Está na hora da sua pausa: {{breakType}}',
    lines: ['Já pode fazer a sua pausa «{{breakType}}», de {{minutes}} minutos.'],
    action: 'Abrir o portal',
  },
  breakTurn: {
    subject: 'É a sua vez da pausa: {{breakType}}',
    lines: ['Tem {{minutes}} minutos para começar a pausa «{{breakType}}»; depois passa à pessoa seguinte.'],
    action: 'Abrir o portal',
  },
} satisfies LettersOf<'agents'>
