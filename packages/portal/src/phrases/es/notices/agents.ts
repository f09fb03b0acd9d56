import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const agents = {
  origin: 'Agentes',
  message: { kind: 'Un coordinador me escribe', title: 'Mensaje de {{person}}', text: '{{text}}' },
  moved: {
    kind: 'Un coordinador me cambia el estado',
    title: '{{person}} le ha cambiado el estado',
    text: 'Motivo: {{reason}}',
  },
  stopped: {
    kind: 'Un coordinador me cierra la sesión',
    title: '{{person}} le ha cerrado la sesión',
    text: 'Motivo: {{reason}}',
  },
  breakDue: {
    kind: 'Me toca una pausa',
    title: 'Le toca una pausa: {{breakType}}',
    text: 'Puede hacerla ahora. Dura {{minutes}} min.',
  },
  breakTurn: {
    kind: 'Es mi turno de pausa',
    title: 'Es su turno: {{breakType}}',
    text: 'Tiene {{minutes}} min para empezarla; después pasará al siguiente.',
  },
} satisfies NoticeWordsOf<'agents'>
