import type { LettersOf } from '#mail/words/letters.ts'

export const reports = {
  ready: {
    subject: 'Ihre Datei „{{name}}“ ist fertig',
    lines: ['Die Datei zu „{{name}}“ ist fertig. Sie können sie sieben Tage lang herunterladen.'],
    action: 'Datei herunterladen',
  },
  scheduled: {
    subject: 'Bericht „{{name}}“',
    lines: [
      'Ihr geplanter Bericht „{{name}}“ ist fertig. Sie können ihn sieben Tage lang herunterladen; zur Sicherheit ist er nicht angehängt.',
    ],
    action: 'Bericht herunterladen',
  },
  failed: {
    subject: '„{{name}}“ konnte nicht erstellt werden',
    lines: ['Die Datei zu „{{name}}“ konnte nicht erstellt werden. Den Grund nennt die Liste der Dateien.'],
    action: 'Dateien ansehen',
  },
  shared: {
    subject: '{{person}} teilt einen Bericht mit Ihnen',
    lines: [
      '{{person}} teilt die Berichtsdefinition „{{name}}“ mit Ihnen. Sie können sie öffnen oder sich zusenden lassen.',
    ],
    action: 'Definitionen ansehen',
  },
} satisfies LettersOf<'reports'>
