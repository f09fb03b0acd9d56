import type { Phrases } from '../phrases.ts'

/** Ending assignments of patterns. */
export const assigned: Phrases['assigned'] = {
  end: 'Terminar {{name}}',
  title: 'Terminar «{{pattern}}» de {{person}}?',
  text: 'Os dias passados não mudam. A partir de hoje contam só os turnos com data, até lhe ser atribuído outro modelo.',
  send: 'Terminar a atribuição',
  done: 'Atribuição terminada',
}
