import type { Phrases } from '../phrases.ts'

/** Decisions on the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Workday incidents' },
  /** The incidents of a day, for its screens and the inbox. */
  kinds: {
    missing_in: 'Entry missing',
    missing_out: 'Exit missing',
    excess: 'Too long a day',
    short_rest: 'Short rest between days',
    missing_rest: 'Missing break',
    weekly_rest: 'Short weekly rest',
    night_limit: 'Too much work by night',
    night_overtime: 'Overtime of work by night',
    break_exceeded: 'Break too long',
    unverified: 'Time not verified',
    late: 'Late entry',
    outside_shift: 'Work outside the shift',
  },
  acts: {
    justify: 'Justify',
    justifyAgain: 'Change the justification',
    justifyTitle: 'Justify: {{kind}}',
    accept: 'Accept',
    reject: 'Reject',
    dismiss: 'Dismiss',
    reason: 'Reason',
    reasonHelp: 'Whoever decides reads it, and it stays with the day.',
    minutes: 'Minutes that it justifies',
    minutesHelp:
      'Of the planned time that the day lacks. Leave it empty if there is no time to justify. They do not count as effective time.',
    send: 'Send the justification',
    sent: 'Justification sent. It waits for the company to decide.',
    label: '{{kind}}: {{person}}, {{date}}',
    justified: '{{count}} min justified',
    history: 'History',
    onBehalfOf: 'in the place of {{name}}',
    accepted: 'Incident accepted',
    rejected: 'Justification rejected',
    dismissed: 'Incident dismissed',
  },
}
