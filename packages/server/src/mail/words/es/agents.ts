import type { LettersOf } from '#mail/words/letters.ts'

export const agents = {
  message: {
    subject: '{{person}} le ha escrito',
    lines: ['{{person}} le ha escrito en el portal: «{{text}}».'],
    action: 'Abrir el portal',
  },
  moved: {
    subject: '{{person}} le ha cambiado el estado',
    lines: ['{{person}} le ha cambiado el estado de agente. Motivo: {{reason}}.'],
    action: 'Abrir el portal',
  },
  stopped: {
    subject: '{{person}} le ha cerrado la sesión',
    lines: ['{{person}} le ha cerrado la sesión en todos sus dispositivos. Motivo: {{reason}}.'],
    action: 'Abrir el portal',
  },
  breakDue: {
    subject: 'Le toca su pausa: {{breakType}}',
    lines: ['Ya puede hacer su pausa «{{breakType}}», de {{minutes}} minutos.'],
    action: 'Abrir el portal',
  },
  breakTurn: {
    subject: 'Es su turno de pausa: {{breakType}}',
    lines: ['Tiene {{minutes}} minutos para empezar su pausa «{{breakType}}»; después pasará al siguiente.'],
    action: 'Abrir el portal',
  },
} satisfies LettersOf<'agents'>
