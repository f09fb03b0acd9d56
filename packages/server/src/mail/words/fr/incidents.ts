import type { LettersOf } from '#mail/words/letters.ts'

export const incidents = {
  assigned: {
    subject: '{{person}} vous a attribué un incident',
    lines: ['{{person}} vous a attribué l’incident « {{incident}} ».'],
    action: 'Voir l’incident',
  },
  answered: {
    subject: '{{person}} a écrit dans un incident',
    lines: ['{{person}} a écrit dans l’incident « {{incident}} ».'],
    action: 'Voir l’incident',
  },
  resolved: {
    subject: '{{person}} a résolu votre incident',
    lines: ['{{person}} a résolu l’incident « {{incident}} ».'],
    action: 'Voir l’incident',
  },
  justified: {
    subject: 'Votre temps a été justifié à cause d’un incident',
    lines: ['Le temps pendant lequel l’incident « {{incident}} » vous a empêché de travailler est justifié.'],
    action: 'Ouvrir le portail',
  },
} satisfies LettersOf<'incidents'>
