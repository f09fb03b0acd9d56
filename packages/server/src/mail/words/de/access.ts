import type { LettersOf } from '#mail/words/letters.ts'

export const access = {
  requested: {
    subject: '{{person}} beantragt Zugriff',
    lines: ['{{person}} beantragt die Berechtigung „{{permission}}“.'],
    action: 'Antrag ansehen',
  },
  decided: {
    subject: 'Über Ihren Zugriffsantrag wurde entschieden',
    lines: ['Über Ihren Antrag auf die Berechtigung „{{permission}}“ wurde entschieden.'],
    action: 'Antwort ansehen',
  },
  granted: {
    subject: 'Ihnen wurde eine Berechtigung erteilt',
    lines: ['{{person}} hat Ihnen die Berechtigung „{{permission}}“ erteilt.'],
    action: 'Ihr Profil ansehen',
  },
  revoked: {
    subject: 'Eine Berechtigung wurde Ihnen entzogen',
    lines: ['Die Berechtigung „{{permission}}“ wurde Ihnen entzogen. Grund: {{reason}}.'],
    action: 'Antrag ansehen',
  },
  secondFactorReset: {
    subject: 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
    lines: [
      'Die Administration hat Ihre Bestätigung in zwei Schritten zurückgesetzt und Ihre Sitzungen beendet. Wenn Sie das nicht veranlasst haben, informieren Sie die Administration.',
    ],
    action: 'Portal öffnen',
  },
} satisfies LettersOf<'access'>
