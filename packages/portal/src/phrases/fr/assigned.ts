import type { Phrases } from '../phrases.ts'

/** Ending assignments of patterns. */
export const assigned: Phrases['assigned'] = {
  end: 'Terminer {{name}}',
  title: 'Terminer « {{pattern}} » de {{person}} ?',
  text: 'Les jours passés ne changent pas. À partir d’aujourd’hui, seuls comptent les horaires datés, jusqu’à une nouvelle affectation.',
  send: 'Terminer l’affectation',
  done: 'Affectation terminée',
}
