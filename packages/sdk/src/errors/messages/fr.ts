import type { Messages } from './messages.ts'

/** The French words of the error catalogue. */
export const fr: Messages = {
  blank: 'Remplissez les champs obligatoires',
  invalid: 'La valeur n’est pas valide',
  referenced: 'Cet enregistrement est déjà utilisé',
  format: 'La valeur n’a pas le format exigé',
  too_long: 'La valeur est plus longue que permis',
  too_short: 'La valeur est plus courte qu’exigé',
  inclusion: 'La valeur ne fait pas partie des valeurs permises',
  taken: 'L’enregistrement doit être unique',
  not_number: 'La valeur doit être un nombre',
  greater_than: 'La valeur doit être supérieure',
  less_than: 'La valeur doit être inférieure',
  confirmation: 'La valeur ne correspond pas à celle du champ à confirmer',
  content_type_invalid: 'L’extension du fichier n’est pas valide',
  file_size_out_of_range: 'La taille du fichier dépasse celle permise',
  unknown: 'Une erreur est survenue',
  sessionEnded: 'Votre session est terminée. Reconnectez-vous pour continuer',
}
