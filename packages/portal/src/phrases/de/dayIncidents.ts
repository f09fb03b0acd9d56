import type { Phrases } from '../phrases.ts'

/** Decisions on the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Auffälligkeiten von Arbeitstagen' },
  /** The incidents of a day, for its screens and the inbox. */
  kinds: {
    missing_in: 'Beginn fehlt',
    missing_out: 'Ende fehlt',
    excess: 'Zu langer Arbeitstag',
    short_rest: 'Kurze Ruhezeit',
    missing_rest: 'Fehlende Pause',
    weekly_rest: 'Kurze wöchentliche Ruhezeit',
    night_limit: 'Zu viel Nachtarbeit',
    night_overtime: 'Überstunden nachts',
    break_exceeded: 'Pause zu lang',
    unverified: 'Zeit nicht bestätigt',
    late: 'Zu spät gekommen',
    outside_shift: 'Arbeit außerhalb der Schicht',
  },
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
    history: 'Verlauf',
    onBehalfOf: 'in Vertretung von {{name}}',
    accepted: 'Auffälligkeit anerkannt',
    rejected: 'Begründung abgelehnt',
    dismissed: 'Auffälligkeit verworfen',
  },
}
