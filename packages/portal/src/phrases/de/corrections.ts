import type { Phrases } from '../phrases.ts'

/** The evidence of corrections of clock entries. */
export const corrections: Phrases['corrections'] = {
  consent: {
    one: 'Eine Unterschrift genügt',
    inForce: 'Korrektur in Kraft: Nach den Arbeitszeitregeln genügt Ihre Unterschrift.',
    fileRequired: 'Die Arbeitszeitregeln verlangen einen Nachweis: Fügen Sie mindestens eine Datei hinzu.',
  },
  files: {
    proof: 'Nachweise',
    proofHelp: 'Ein Attest, ein Foto … Nur Sie und wer entscheidet, sehen sie.',
    proofFull: 'Es sind schon {{count}} Dateien, mehr geht nicht.',
    discard: '{{name}} entfernen',
    download: '{{name}} herunterladen',
    name: 'Name',
    size: 'Größe',
  },
}
