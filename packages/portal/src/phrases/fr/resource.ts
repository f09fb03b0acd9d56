import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Ordre de « {{name}} »',
    text: 'Faites glisser les lignes ou utilisez leur menu. Tout le monde verra cet ordre.',
  },
  conflict: {
    title: 'Quelqu’un d’autre l’a modifié entre-temps',
    text: 'Enregistrez à nouveau pour garder vos modifications, ou gardez celles de l’autre personne.',
    mine: 'Votre valeur : {{value}}',
    theirs: 'Valeur enregistrée : {{value}}',
    keepTheirs: 'Garder ce qui est enregistré',
    same: 'Seules des données absentes de ce formulaire ont changé.',
    actText: 'Envoyez à nouveau si vous voulez toujours le faire, ou laissez les choses en l’état.',
    leave: 'Laisser en l’état',
  },
  bulk: {
    failures: 'Éléments non modifiés',
    keptBack: 'Non modifié, car d’autres n’ont pas pu l’être',
    allOrNone: 'Tous ou aucun',
    allOrNoneHelp: 'Si l’un d’eux ne peut pas être modifié, aucun ne l’est.',
  },
  uses: {
    open: 'Voir où c’est utilisé',
    title: 'Où « {{name}} » est utilisé',
    none: 'N’est utilisé nulle part.',
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
