import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const agents = {
  origin: 'Agenten',
  message: { kind: 'Meine Koordination schreibt mir', title: 'Nachricht von {{person}}', text: '{{text}}' },
  moved: {
    kind: 'Meine Koordination ändert meinen Status',
    title: '{{person}} hat Ihren Status geändert',
    text: 'Grund: {{reason}}',
  },
  stopped: {
    kind: 'Meine Koordination beendet meine Sitzung',
    title: '{{person}} hat Ihre Sitzung beendet',
    text: 'Grund: {{reason}}',
  },
  breakDue: {
    kind: 'Eine Pause ist fällig',
    title: 'Eine Pause ist fällig: {{breakType}}',
    text: 'Sie können sie jetzt machen. Sie dauert {{minutes}} Min.',
  },
  breakTurn: {
    kind: 'Ich bin mit der Pause an der Reihe',
    title: 'Sie sind an der Reihe: {{breakType}}',
    text: 'Sie haben {{minutes}} Min., um sie zu beginnen; danach ist die nächste Person an der Reihe.',
  },
} satisfies NoticeWordsOf<'agents'>
