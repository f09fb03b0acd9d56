import type { arrange as es } from '../es/arrange.ts'

/** Arranging the dashboard. */
export const arrange = {
  title: 'Organiser le tableau de bord',
  text: 'Faites glisser les éléments ou utilisez le menu de chacun. Ce qui attend vient toujours en premier, et les quatre premiers chiffres sont affichés. Le choix est conservé dans ce navigateur.',
  tiles: 'Chiffres',
  cards: 'Cartes',
  hidden: 'Masqué',
  show: 'Afficher',
  hide: 'Masquer',
  reset: 'Revenir à l’ordre d’origine',
} satisfies typeof es
