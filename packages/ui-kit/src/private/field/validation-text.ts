import type { Words } from '#words/es.ts'
import { formatNumber } from '#words/format.ts'

/** The bounds of a field, as named in messages. */
export interface FieldLimits {
  minLength?: number | undefined
  maxLength?: number | undefined
  min?: number | undefined
  max?: number | undefined
  type?: string | undefined
  /** The bounds of a date, already formatted for the reader. */
  dates?: { earliest: string; latest: string } | undefined
}

/** The state of a field with an invalid value. */
export interface Complaint {
  label: string
  limits?: FieldLimits | undefined
  /** Whether the value is chosen instead of typed. */
  isChoice?: boolean | undefined
  validationDetails: ValidityState
  validationErrors: readonly string[]
}

/**
 * The messages of a field. Native rules use the kit's language, never the browser's; messages of the server or of
 * custom rules (`customError`) are shown unchanged.
 */
export function validationText(complaint: Complaint, words: Words, locale: string): readonly string[] {
  const { validationDetails, validationErrors } = complaint
  if (validationDetails.customError && validationErrors.length > 0) return validationErrors
  return [brokenDate(complaint, words.dates) ?? broken(complaint, words.validation, locale)]
}

function broken(complaint: Complaint, words: Words['validation'], locale: string): string {
  const { validationDetails: details, label, isChoice, limits = {} } = complaint
  const limit = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, locale))
  const rules: [boolean, () => string][] = [
    [details.valueMissing, () => (isChoice ? words.chooseOne(label) : words.valueMissing(label))],
    [details.badInput, () => words.badInput],
    [details.typeMismatch, () => (limits.type === 'url' ? words.url : words.email)],
    [details.patternMismatch, () => words.pattern],
    [details.tooShort, () => words.tooShort(limit(limits.minLength))],
    [details.tooLong, () => words.tooLong(limit(limits.maxLength))],
    [details.rangeUnderflow, () => words.tooSmall(limit(limits.min))],
    [details.rangeOverflow, () => words.tooLarge(limit(limits.max))],
    [details.stepMismatch, () => words.step],
  ]
  return rules.find(([isBroken]) => isBroken)?.[1]() ?? words.other
}

// React Aria writes these in the language of the browser, and reports a reversed range as both bounds at once.
function brokenDate(complaint: Complaint, words: Words['dates']): string | undefined {
  const { validationDetails: details, limits: { dates } = {} } = complaint
  if (dates === undefined) return undefined
  if (details.rangeUnderflow && details.rangeOverflow) return words.reversed
  if (details.rangeUnderflow) return words.tooEarly(dates.earliest)
  if (details.rangeOverflow) return words.tooLate(dates.latest)
  return details.badInput ? words.unavailable : undefined
}
