import type { Phrases } from '../phrases.ts'

/** What becomes of the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Auffälligkeiten von Arbeitstagen' },
  acts: {
    justify: 'Begründen',
    justifyAgain: 'Begründung ändern',
    justifyTitle: 'Begründen: {{kind}}',
    accept: 'Anerkennen',
    reject: 'Ablehnen',
    dismiss: 'Verwerfen',
    reason: 'Grund',
    reasonHelp: 'Wer entscheidet, liest ihn; er bleibt beim Arbeitstag.',
    minutes: 'Begründete Minuten',
    minutesHelp:
      'Von der geplanten Zeit, die an dem Tag fehlt. Lassen Sie das Feld leer, wenn keine Zeit zu begründen ist. Sie zählen nicht als effektive Zeit.',
    send: 'Begründung senden',
    sent: 'Begründung gesendet. Das Unternehmen entscheidet darüber.',
    label: '{{kind}}: {{person}}, {{date}}',
    justified: '{{count}} Min. begründet',
    accepted: 'Auffälligkeit anerkannt',
    rejected: 'Begründung abgelehnt',
    dismissed: 'Auffälligkeit verworfen',
  },
}
