import type { TeleworkContents } from '#db/schema/telework.ts'

/** The fields that the law requires, by letter; availability is optional. */
export const letters = {
  equipment: 'a',
  expenses: 'b',
  compensation: 'b',
  hours: 'c',
  availability: 'c',
  remotePercent: 'd',
  distribution: 'd',
  workCenter: 'e',
  place: 'f',
  reversalDays: 'g',
  controls: 'h',
  troubleshooting: 'i',
  dataProtection: 'j',
  security: 'k',
} as const satisfies Record<keyof TeleworkContents, string>

export type TeleworkField = keyof typeof letters

/** The fields in the order of their letters. */
// The keys are those of the object above.
export const fields = Object.keys(letters) as TeleworkField[]

/** The required fields that are empty. */
export const missingOf = (contents: TeleworkContents): TeleworkField[] =>
  fields.filter((field) => field !== 'availability' && isEmpty(contents[field]))

function isEmpty(value: TeleworkContents[TeleworkField]): boolean {
  if (value === null) return true
  if (typeof value === 'number') return false
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}
