import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Reihenfolge von „{{name}}“',
    text: 'Ziehen Sie die Zeilen oder verwenden Sie ihr Menü. Alle sehen diese Reihenfolge.',
  },
  conflict: {
    title: 'Inzwischen hat es jemand anderes geändert',
    text: 'Speichern Sie noch einmal, um Ihre Änderungen zu behalten, oder übernehmen Sie die der anderen Person.',
    mine: 'Ihr Wert: {{value}}',
    theirs: 'Gespeicherter Wert: {{value}}',
    keepTheirs: 'Gespeicherte Werte übernehmen',
    same: 'Geändert wurde nur, was nicht in diesem Formular steht.',
    actText: 'Senden Sie noch einmal, wenn Sie es weiterhin tun möchten, oder lassen Sie es, wie es ist.',
    leave: 'So lassen',
  },
  bulk: {
    failures: 'Nicht geänderte Einträge',
    keptBack: 'Nicht geändert, weil andere sich nicht ändern ließen',
    allOrNone: 'Alle oder keine',
    allOrNoneHelp: 'Lässt sich ein Eintrag nicht ändern, wird keiner geändert.',
  },
  uses: {
    open: 'Verwendung ansehen',
    title: 'Verwendung von „{{name}}“',
    none: 'Wird nirgends verwendet.',
    more: 'und {{number}} weitere',
    others: 'Andere Datensätze',
  },
  colours: {
    red: 'Rot',
    orange: 'Orange',
    amber: 'Bernstein',
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    purple: 'Violett',
    grey: 'Grau',
  },
} satisfies typeof es
