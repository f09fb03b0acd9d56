import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Reihenfolge von „{{name}}“',
    text: 'Ziehen Sie die Zeilen oder verwenden Sie ihr Menü. Alle sehen sie dann in dieser Reihenfolge.',
  },
  conflict: {
    title: 'Inzwischen hat es jemand anderes geändert',
    text: 'Speichern Sie noch einmal, um Ihre Werte zu behalten, oder übernehmen Sie die gespeicherten.',
    mine: 'Ihrer: {{value}}',
    theirs: 'Gespeichert: {{value}}',
    keepTheirs: 'Gespeicherte Werte behalten',
    same: 'Geändert wurde nur, was nicht in diesem Formular steht.',
  },
  bulk: {
    failures: 'Was nicht geändert werden konnte',
    keptBack: 'Nicht geändert, weil andere sich nicht ändern ließen',
    allOrNone: 'Alle oder keiner',
    allOrNoneHelp: 'Lässt sich einer nicht ändern, wird keiner geändert.',
  },
  uses: {
    open: 'Verwendung',
    title: '„{{name}}“: Verwendung',
    none: 'Nichts verwendet diesen Eintrag.',
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
