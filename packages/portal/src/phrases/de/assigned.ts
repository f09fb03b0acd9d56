import type { Phrases } from '../phrases.ts'

/** Ending assignments of patterns. */
export const assigned: Phrases['assigned'] = {
  end: '{{name}} beenden',
  title: '„{{pattern}}“ für {{person}} beenden?',
  text: 'Vergangene Tage bleiben, wie sie sind. Ab heute gelten nur noch einzeln geplante Schichten, bis ein anderes Modell zugewiesen wird.',
  send: 'Zuweisung beenden',
  done: 'Zuweisung beendet',
}
