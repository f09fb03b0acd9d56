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
  read_only: 'Está viendo el portal como otra persona: solo puede mirar',
  out_of_reach: 'Exige permisos que usted no tiene',
  reauthentication: 'Vuelva a escribir su contraseña',
  stale: 'Otra persona lo ha cambiado mientras tanto',
  own_account: 'No puede hacerlo con su propia cuenta',
  last_holder: 'Nadie más podría administrar los permisos',
  unreachable: 'No se llega a este estado desde ningún otro',
  dead_end: 'Desde este estado no se llega a ningún estado final',
  too_soon: 'Todavía es pronto',
  limit_reached: 'Ya se ha alcanzado el máximo',
  full: 'Ya hay demasiadas personas a la vez',
  no_space: 'El disco del servidor está lleno',
  unknown: 'Ocurrio un error',
  sessionEnded: 'Tu sesión ha finalizado. Inicia sesión nuevamente para continuar',
}
