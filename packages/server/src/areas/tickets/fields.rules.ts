import { refuse } from '#contract/refuse.ts'

export type Written = {
  key: string
  label: string
  type: 'text' | 'integer' | 'decimal' | 'date' | 'list' | 'phone' | 'email' | 'nif' | 'boolean'
  required: boolean
  minimum: number | null
  maximum: number | null
  options: string[]
  position: number
  personalData: 'none' | 'identifying' | 'special'
  active: boolean
}
type Defaults = Omit<Written, 'key' | 'label' | 'type'>
type Partly<T> = { [K in keyof T]?: T[K] | undefined }
type Input = Pick<Written, 'key' | 'label' | 'type'> & Partly<Defaults>

/** Omitted properties get their defaults. */
export function complete(input: Input, position: number): Written {
  const defaults: Defaults = {
    required: false,
    minimum: null,
    maximum: null,
    options: [],
    position,
    personalData: 'none',
    active: true,
  }
  return { ...defaults, ...definedOnly(input) }
}

/** Applies the changes; the key is immutable. */
export function merged(before: Written, change: Partly<Omit<Written, 'key'>>): Written {
  return { ...before, ...definedOnly(change), key: before.key }
}

/** The editable properties of a field. */
export function ownOf({ key, label, type, required, minimum, maximum, ...rest }: Written): Written {
  const { options, position, personalData, active } = rest
  return { key, label, type, required, minimum, maximum, options, position, personalData, active }
}

/** A list needs unique options; a minimum must not exceed the maximum. */
export function checkField({ label, type, options, minimum, maximum }: Written): void {
  if (label.trim() === '') refuse('blank', 'label')
  if (type === 'list' && options.length === 0) refuse('blank', 'options')
  if (new Set(options).size !== options.length) refuse('taken', 'options')
  if (minimum !== null && maximum !== null && minimum > maximum)
    refuse('greater_than', 'maximum', { count: minimum })
}

function definedOnly<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
