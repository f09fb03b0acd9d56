import type { TimeOffLetters } from '#mail/words/letters.ts'

export const timeOff: TimeOffLetters = {
  vacationAsked: {
    subject: 'Ein Urlaubsantrag wartet auf Sie',
    lines: ['{{person}} beantragt Urlaub vom {{from}} bis {{until}} und wartet auf Ihre Antwort.'],
    action: 'Antrag ansehen',
  },
  vacationDecided: {
    subject: 'Ihr Urlaubsantrag wurde beantwortet',
    lines: ['{{person}} hat auf Ihren Antrag vom {{from}} bis {{until}} geantwortet.'],
    action: 'Antrag ansehen',
  },
  vacationEntered: {
    subject: 'In Ihrem Namen wurde Urlaub beantragt',
    lines: ['{{person}} hat in Ihrem Namen Urlaub vom {{from}} bis {{until}} beantragt.'],
    action: 'Antrag ansehen',
  },
  vacationCancelled: {
    subject: 'Das Unternehmen storniert Ihren Urlaub',
    lines: ['{{person}} storniert Ihren Urlaub vom {{from}} bis {{until}}: {{reason}}'],
    action: 'Urlaub ansehen',
  },
  vacationEndsEarly: {
    subject: 'Das Ende Ihres Urlaubs ändert sich',
    lines: ['{{person}} zu Ihrem Urlaub ab {{from}}: Der letzte Tag wäre der {{until}}. {{reason}}'],
    action: 'Urlaub ansehen',
  },
  absenceAsked: {
    subject: 'Eine Abwesenheit wartet auf Ihre Entscheidung',
    lines: ['{{person}} meldet eine Abwesenheit ab {{from}} und wartet auf Ihre Antwort.'],
    action: 'Abwesenheit ansehen',
  },
  absenceDecided: {
    subject: 'Ihre Abwesenheit wurde beantwortet',
    lines: ['{{person}} hat auf Ihre Abwesenheit vom {{from}} geantwortet.'],
    action: 'Abwesenheit ansehen',
  },
  absenceEntered: {
    subject: 'Für Sie wurde eine Abwesenheit eingetragen',
    lines: ['{{person}} hat für Sie eine Abwesenheit ab {{from}} eingetragen.'],
    action: 'Abwesenheit ansehen',
  },
  absenceProofDue: {
    subject: 'Der Nachweis Ihrer Abwesenheit fehlt',
    lines: ['Der Nachweis Ihrer Abwesenheit vom {{from}} ist bis {{due}} fällig.'],
    action: 'Nachweis einreichen',
  },
  absenceNotJustified: {
    subject: 'Ihre Abwesenheit ist nicht entschuldigt',
    lines: [
      'Der Nachweis Ihrer Abwesenheit vom {{from}} war bis {{due}} fällig. Sie können ihn noch einreichen.',
    ],
    action: 'Nachweis einreichen',
  },
  adaptationAsked: {
    subject: 'Ein Antrag auf Anpassung der Arbeitszeit wartet auf Sie',
    lines: [
      '{{person}} beantragt eine Anpassung der Arbeitszeit. Antworten Sie bis {{due}}; ohne Antwort gilt sie als gewährt.',
    ],
    action: 'Antrag ansehen',
  },
  adaptationDecided: {
    subject: 'Ihr Antrag auf Anpassung der Arbeitszeit wurde beantwortet',
    lines: ['Ihr Antrag auf Anpassung der Arbeitszeit ab {{from}} ist beantwortet.'],
    action: 'Antrag ansehen',
  },
  vacationPlaceOffered: {
    subject: 'Für Ihren Urlaub ist ein Platz frei',
    lines: [
      'Vom {{from}} bis {{until}} ist ein Platz frei geworden. Bitte nehmen Sie ihn an, bevor das Angebot abläuft.',
    ],
    action: 'Platz annehmen',
  },
  vacationPlaceGranted: {
    subject: 'Ihr Urlaub hat jetzt einen Platz',
    lines: ['Ein Platz ist frei geworden und gehört Ihnen: vom {{from}} bis {{until}}.'],
    action: 'Antrag ansehen',
  },
  vacationWaitingEnded: {
    subject: 'Ihr Urlaub steht nicht mehr auf der Warteliste',
    lines: [
      'Vom {{from}} bis {{until}} ist nicht rechtzeitig ein Platz frei geworden, oder das Angebot ist abgelaufen.',
    ],
    action: 'Antrag ansehen',
  },
  vacationAnswersLate: {
    subject: 'Urlaubsanträge warten auf eine Antwort',
    lines: ['Die Antwortfrist von „{{name}}“ endete am {{date}}; {{count}} Anträge sind noch offen.'],
    action: 'Anträge ansehen',
  },
  teleworkOffered: {
    subject: 'Eine Vereinbarung zur Telearbeit wartet auf Ihre Unterschrift',
    lines: [
      '{{person}} bietet Ihnen eine Vereinbarung zur Telearbeit ab {{from}} an. Lesen und unterschreiben Sie sie, oder lehnen Sie sie ab.',
    ],
    action: 'Vereinbarung ansehen',
  },
  teleworkAnswered: {
    subject: 'Auf eine Vereinbarung zur Telearbeit wurde geantwortet',
    lines: ['{{person}} hat auf die Vereinbarung zur Telearbeit ab {{from}} geantwortet.'],
    action: 'Vereinbarung ansehen',
  },
  teleworkReversed: {
    subject: 'Eine Vereinbarung zur Telearbeit endet',
    lines: [
      '{{person}} beendet die Telearbeit: Der letzte Tag der Vereinbarung ist der {{until}}. Grund: {{reason}}',
    ],
    action: 'Vereinbarung ansehen',
  },
  approvalsDelegated: {
    subject: 'Sie entscheiden in Vertretung',
    lines: ['{{person}} hat Ihnen die Entscheidungen vom {{from}} bis {{until}} übertragen.'],
    action: 'Ansehen, was wartet',
  },
  standInNamed: {
    subject: 'Jemand entscheidet in Ihrer Vertretung',
    lines: [
      '{{person}} entscheidet vom {{from}} bis {{until}} in Ihrer Vertretung. Eingerichtet von {{by}}.',
    ],
    action: 'Vertretung ansehen',
  },
}
