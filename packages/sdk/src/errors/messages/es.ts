import type { Messages } from './messages.ts'

/** The Spanish words, byte for byte as the specification §8 gives them. */
export const es: Messages = {
  blank: 'Complete los campos requeridos',
  invalid: 'Valor es inválido',
  // @NOTE the spelling is the specification's own.
  referenced: 'Este registro ya a sido utilizado',
  format: 'Valor no cumple el formato exigido',
  too_long: 'La longitud del valor sobrepasa la permitida',
  too_short: 'La longitud del valor es menor a la exigida',
  inclusion: 'El valor no se encuentra entre los permitidos',
  taken: 'El registro debe ser único',
  not_number: 'El valor debe ser un número',
  greater_than: 'El valor debe ser mayor',
  less_than: 'El valor debe ser menor',
  confirmation: 'El valor no coincide con el del campo a confirmar',
  content_type_invalid: 'La extensión del archivo no es válida',
  file_size_out_of_range: 'El tamaño del archivo excede el permitido',
  unknown: 'Ocurrio un error',
  sessionEnded: 'Tu sesión ha finalizado. Inicia sesión nuevamente para continuar',
}
