import type { arrange as es } from '../es/arrange.ts'

/** Arranging the dashboard. */
export const arrange = {
  title: 'Organizar o painel inicial',
  text: 'Arraste as partes ou use o menu de cada uma. O que está pendente vem sempre primeiro, e veem-se os quatro primeiros números. Fica guardado neste navegador.',
  tiles: 'Números',
  cards: 'Cartões',
  hidden: 'Não é mostrado',
  show: 'Mostrar',
  hide: 'Ocultar',
  reset: 'Voltar à ordem original',
} satisfies typeof es
