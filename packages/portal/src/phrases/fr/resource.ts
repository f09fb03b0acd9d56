import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Ordre de « {{name}} »',
    text: 'Faites glisser les lignes ou utilisez leur menu. Tout le monde les verra dans cet ordre.',
  },
  conflict: {
    title: 'Quelqu’un d’autre l’a modifié entre-temps',
    text: 'Enregistrez à nouveau pour garder les vôtres, ou gardez ce qui est enregistré.',
    mine: 'La vôtre : {{value}}',
    theirs: 'Enregistrée : {{value}}',
    keepTheirs: 'Garder ce qui est enregistré',
    same: 'Seules des données absentes de ce formulaire ont changé.',
  },
  bulk: {
    failures: 'Ce qui n’a pas pu être modifié',
    keptBack: 'Non modifié, car d’autres n’ont pas pu l’être',
    allOrNone: 'Tous ou aucun',
    allOrNoneHelp: 'Si l’un ne peut pas être modifié, aucun ne l’est.',
  },
  uses: {
    open: 'Où c’est utilisé',
    title: '« {{name}} » : où c’est utilisé',
    none: 'Rien ne l’utilise.',
    more: 'et {{number}} de plus',
    others: 'Autres enregistrements',
  },
  colours: {
    red: 'Rouge',
    orange: 'Orange',
    amber: 'Ambre',
    green: 'Vert',
    teal: 'Bleu canard',
    blue: 'Bleu',
    purple: 'Violet',
    grey: 'Gris',
  },
} satisfies typeof es
