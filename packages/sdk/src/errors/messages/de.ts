import type { Messages } from './messages.ts'

/** The German words of the error catalogue. */
export const de: Messages = {
  blank: 'Füllen Sie die Pflichtfelder aus',
  invalid: 'Der Wert ist ungültig',
  referenced: 'Dieser Datensatz wird bereits verwendet',
  format: 'Der Wert hat nicht das verlangte Format',
  too_long: 'Der Wert ist länger als erlaubt',
  too_short: 'Der Wert ist kürzer als verlangt',
  inclusion: 'Der Wert gehört nicht zu den erlaubten',
  taken: 'Der Datensatz muss eindeutig sein',
  not_number: 'Der Wert muss eine Zahl sein',
  greater_than: 'Der Wert muss größer sein',
  less_than: 'Der Wert muss kleiner sein',
  confirmation: 'Der Wert stimmt nicht mit dem zu bestätigenden Feld überein',
  content_type_invalid: 'Die Dateiendung ist nicht zulässig',
  file_size_out_of_range: 'Die Datei ist größer als erlaubt',
  unknown: 'Es ist ein Fehler aufgetreten',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren',
}
