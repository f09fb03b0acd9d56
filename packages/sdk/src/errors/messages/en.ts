import type { Messages } from './messages.ts'

/** The English words of the error catalogue. */
export const en: Messages = {
  blank: 'Fill in the required fields',
  invalid: 'The value is not valid',
  referenced: 'This record is already in use',
  format: 'The value does not have the required format',
  too_long: 'The value is longer than allowed',
  too_short: 'The value is shorter than required',
  inclusion: 'The value is not one of those allowed',
  taken: 'The record must be unique',
  not_number: 'The value must be a number',
  greater_than: 'The value must be greater',
  less_than: 'The value must be less',
  confirmation: 'The value does not match the field it confirms',
  content_type_invalid: 'The file type is not valid',
  file_size_out_of_range: 'The file is larger than allowed',
  unknown: 'An error occurred',
  sessionEnded: 'Your session has ended. Sign in again to continue',
}
