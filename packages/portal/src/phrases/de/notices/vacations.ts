import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const vacations = {
  origin: 'Urlaub',
  asked: {
    kind: 'Ich soll über Urlaub entscheiden',
    title: '{{person}} wartet auf Ihre Entscheidung über Urlaub',
    text: '{{from}} bis {{until}}',
  },
  decided: {
    kind: 'Mein Urlaubsantrag wird beantwortet',
    title: '{{person}} hat auf Ihren Urlaubsantrag geantwortet',
    text: '{{from}} bis {{until}}',
  },
  entered: {
    kind: 'Jemand beantragt in meinem Namen Urlaub',
    title: '{{person}} hat in Ihrem Namen Urlaub beantragt',
    text: 'Vom {{from}} bis {{until}}',
  },
  cancelled: {
    kind: 'Das Unternehmen storniert meinen Urlaub',
    title: '{{person}} storniert Ihren Urlaub',
    text: '{{from}} bis {{until}}: {{reason}}',
  },
  endsEarly: {
    kind: 'Das Ende meines Urlaubs wird vorgezogen',
    title: '{{person}} zieht das Ende Ihres Urlaubs vor',
    text: 'Letzter Tag {{until}}: {{reason}}',
  },
  placeOffered: {
    kind: 'Ein Platz für meinen Urlaub wird angeboten',
    title: 'Für Ihren Urlaub ist ein Platz frei',
    text: 'Vom {{from}} bis {{until}}: nehmen Sie ihn an, bevor er verfällt',
  },
  placeGranted: {
    kind: 'Mein Urlaub bekommt einen Platz',
    title: 'Ihr Urlaub hat jetzt einen Platz',
    text: 'Vom {{from}} bis {{until}}',
  },
  waitingEnded: {
    kind: 'Mein Urlaub verlässt die Warteliste',
    title: 'Ihr Urlaub steht nicht mehr auf der Warteliste',
    text: 'Vom {{from}} bis {{until}}',
  },
  noneGranted: {
    kind: 'Keiner meiner Urlaubswünsche wird erfüllt',
    title: 'Sie haben in „{{name}}“ keinen Urlaub bekommen',
    text: 'Keiner Ihrer Wünsche wurde erfüllt',
  },
  answersLate: {
    kind: 'Urlaub wird nicht rechtzeitig beantwortet',
    title: 'Anträge von „{{name}}“ sind unbeantwortet',
    text: '{{count}} verspätet seit {{date}}',
  },
  escalated: {
    kind: 'Ich entscheide, weil niemand auf einen Urlaubsantrag geantwortet hat',
    title: 'Niemand hat auf den Urlaubsantrag von {{person}} geantwortet: Sie dürfen jetzt entscheiden',
    text: '{{from}} bis {{until}}',
  },
  expiring: {
    kind: 'Mein übertragener Urlaub verfällt bald',
    title: 'Ihr Urlaub aus {{year}} verfällt bald',
    text: 'Beantragen Sie ihn, bevor er am {{until}} verfällt',
  },
} satisfies NoticeWordsOf<'vacations'>
