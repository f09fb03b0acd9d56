import type { LettersOf } from '#mail/words/letters.ts'

export const vacations = {
  asked: {
    subject: 'Ein Urlaubsantrag wartet auf Sie',
    lines: ['{{person}} beantragt Urlaub vom {{from}} bis {{until}} und wartet auf Ihre Antwort.'],
    action: 'Antrag ansehen',
  },
  decided: {
    subject: 'Ihr Urlaubsantrag wurde beantwortet',
    lines: ['{{person}} hat auf Ihren Antrag vom {{from}} bis {{until}} geantwortet.'],
    action: 'Antrag ansehen',
  },
  entered: {
    subject: 'In Ihrem Namen wurde Urlaub beantragt',
    lines: ['{{person}} hat in Ihrem Namen Urlaub vom {{from}} bis {{until}} beantragt.'],
    action: 'Antrag ansehen',
  },
  cancelled: {
    subject: 'Das Unternehmen storniert Ihren Urlaub',
    lines: ['{{person}} storniert Ihren Urlaub vom {{from}} bis {{until}}: {{reason}}'],
    action: 'Urlaub ansehen',
  },
  endsEarly: {
    subject: 'Das Ende Ihres Urlaubs ändert sich',
    lines: ['{{person}} zu Ihrem Urlaub ab {{from}}: Der letzte Tag wäre der {{until}}. {{reason}}'],
    action: 'Urlaub ansehen',
  },
  placeOffered: {
    subject: 'Für Ihren Urlaub ist ein Platz frei',
    lines: [
      'Vom {{from}} bis {{until}} ist ein Platz frei geworden. Bitte nehmen Sie ihn an, bevor das Angebot abläuft.',
    ],
    action: 'Platz annehmen',
  },
  placeGranted: {
    subject: 'Ihr Urlaub hat jetzt einen Platz',
    lines: ['Ein Platz ist frei geworden und gehört Ihnen: vom {{from}} bis {{until}}.'],
    action: 'Antrag ansehen',
  },
  waitingEnded: {
    subject: 'Ihr Urlaub steht nicht mehr auf der Warteliste',
    lines: [
      'Vom {{from}} bis {{until}} ist nicht rechtzeitig ein Platz frei geworden, oder das Angebot ist abgelaufen.',
    ],
    action: 'Antrag ansehen',
  },
  noneGranted: {
    subject: 'Sie haben in „{{name}}“ keinen Urlaub bekommen',
    lines: [
      'Die Ergebnisse von „{{name}}“ sind veröffentlicht, und keiner Ihrer Wünsche wurde erfüllt. Sie können andere Tage beantragen.',
    ],
    action: 'Ihre Wünsche ansehen',
  },
  answersLate: {
    subject: 'Urlaubsanträge warten auf eine Antwort',
    lines: ['Die Antwortfrist von „{{name}}“ endete am {{date}}; {{count}} Anträge sind noch offen.'],
    action: 'Anträge ansehen',
  },
  escalated: {
    subject: 'Sie dürfen über einen unbeantworteten Urlaubsantrag entscheiden',
    lines: [
      '{{person}} beantragt Urlaub vom {{from}} bis {{until}}, und niemand hat rechtzeitig geantwortet. Ab jetzt dürfen Sie entscheiden.',
    ],
    action: 'Antrag ansehen',
  },
  expiring: {
    subject: 'Ihr Urlaub aus {{year}} verfällt bald',
    lines: [
      'Sie haben noch Urlaub aus {{year}}, der am {{until}} verfällt. Bitte beantragen Sie ihn vorher.',
    ],
    action: 'Urlaub ansehen',
  },
} satisfies LettersOf<'vacations'>
