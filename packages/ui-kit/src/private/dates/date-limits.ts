import type { FieldLimits } from '#private/field/validation-text.ts'
import { formatDate, typedDate } from './format-date.ts'

/** The bounds of a date, as named in messages. */
export const dateLimits = (
  min: string | undefined,
  max: string | undefined,
  locale: string,
): FieldLimits => ({
  dates: {
    earliest: min === undefined ? '' : formatDate(min, locale, typedDate),
    latest: max === undefined ? '' : formatDate(max, locale, typedDate),
  },
})
