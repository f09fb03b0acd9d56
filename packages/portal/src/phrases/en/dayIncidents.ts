import type { Phrases } from '../phrases.ts'

/** What becomes of the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Workday incidents' },
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
    accepted: 'Incident accepted',
    rejected: 'Justification rejected',
    dismissed: 'Incident dismissed',
  },
}
