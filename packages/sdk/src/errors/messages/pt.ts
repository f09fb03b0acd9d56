import type { Messages } from './messages.ts'

/** The Portuguese words of the error catalogue. */
export const pt: Messages = {
  blank: 'Preencha os campos obrigatórios',
  invalid: 'O valor não é válido',
  referenced: 'Este registo já foi utilizado',
  format: 'O valor não tem o formato exigido',
  too_long: 'O valor é mais longo do que o permitido',
  too_short: 'O valor é mais curto do que o exigido',
  inclusion: 'O valor não está entre os permitidos',
  taken: 'O registo deve ser único',
  not_number: 'O valor deve ser um número',
  greater_than: 'O valor deve ser maior',
  less_than: 'O valor deve ser menor',
  confirmation: 'O valor não coincide com o do campo a confirmar',
  content_type_invalid: 'A extensão do ficheiro não é válida',
  file_size_out_of_range: 'O tamanho do ficheiro excede o permitido',
  unknown: 'Ocorreu um erro',
  sessionEnded: 'A sua sessão terminou. Inicie sessão novamente para continuar',
}
