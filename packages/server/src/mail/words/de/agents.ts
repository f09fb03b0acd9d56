import type { LettersOf } from '#mail/words/letters.ts'

export const agents = {
  message: {
    subject: '{{person}} hat Ihnen geschrieben',
    lines: ['{{person}} hat Ihnen im Portal geschrieben: „{{text}}“.'],
    action: 'Portal öffnen',
  },
  moved: {
    subject: '{{person}} hat Ihren Status geändert',
    lines: ['{{person}} hat Ihren Agentenstatus geändert. Grund: {{reason}}.'],
    action: 'Portal öffnen',
  },
  stopped: {
    subject: '{{person}} hat Ihre Sitzung beendet',
    lines: ['{{person}} hat Ihre Sitzung auf allen Geräten beendet. Grund: {{reason}}.'],
    action: 'Portal öffnen',
  },
  breakDue: {
    subject: 'Ihre Pause ist fällig: {{breakType}}',
    lines: ['Sie können jetzt Ihre Pause „{{breakType}}“ machen. Sie dauert {{minutes}} Minuten.'],
    action: 'Portal öffnen',
  },
  breakTurn: {
    subject: 'Sie sind mit der Pause an der Reihe: {{breakType}}',
    lines: [
      'Sie haben {{minutes}} Minuten, um Ihre Pause „{{breakType}}“ zu beginnen; danach ist die nächste Person an der Reihe.',
    ],
    action: 'Portal öffnen',
  },
} satisfies LettersOf<'agents'>
