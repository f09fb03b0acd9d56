import type { FormValue, FormValues } from '@portal/ui-kit'

/** The trimmed text of a field. */
export function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The text of a field as typed: spaces of a password are significant. */
export function rawTextOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The number of a field, or null when it is empty. */
export function numberOf(value: FormValue | undefined): number | null {
  const text = textOf(value)
  return text === '' ? null : Number(text)
}

/** The non-empty lines of a text. */
export function linesOf(value: FormValue | undefined): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The values of a multi-value field, such as tags; a single one arrives as text. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Whether a box is checked: forms omit unchecked boxes. */
export function isTicked(value: FormValue | undefined): boolean {
  return value !== undefined
}

/** The rows of a repeated section, such as `columns[0].name`. */
export function rowsOf(value: FormValue | undefined): FormValues[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

function isGroup(value: FormValue): value is FormValues {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof File)
}
