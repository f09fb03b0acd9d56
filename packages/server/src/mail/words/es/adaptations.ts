import type { LettersOf } from '#mail/words/letters.ts'

export const adaptations = {
  asked: {
    subject: 'Tiene una adaptación de jornada por responder',
    lines: [
      '{{person}} pide adaptar su jornada. El plazo para responder termina el {{due}}; sin respuesta queda concedida.',
    ],
    action: 'Ver la solicitud',
  },
  decided: {
    subject: 'Hay respuesta a su adaptación de jornada',
    lines: ['Ya tiene respuesta su solicitud de adaptar la jornada desde el {{from}}.'],
    action: 'Ver la solicitud',
  },
} satisfies LettersOf<'adaptations'>
