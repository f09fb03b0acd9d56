import type { Words } from '#words/es.ts'
import { formatNumber } from '#words/format.ts'

/** What a rule knows of the field it is asked about. */
export interface RuleField {
  label: string
  words: Words['rules']
  locale: string
}

/** Returns what is wrong with a value, or undefined when it is valid. A rule of one's own is such a function too. */
export type Rule = (value: string, field: RuleField) => string | null | undefined

/** Fails on an empty value (specification §5); blanks alone are not a value. For the mark at the label use `isRequired`. */
const required: Rule = (value, { label, words }) => (value.trim() === '' ? words.required(label) : undefined)

/** At most so many characters, as people count them. */
const max =
  (count: number): Rule =>
  (value, { label, words, locale }) =>
    lengthOf(value) > count ? words.max(label, formatNumber(count, locale)) : undefined

/** At least so many characters; an empty value is the business of `required`. */
const min =
  (count: number): Rule =>
  (value, { label, words, locale }) =>
    value !== '' && lengthOf(value) < count ? words.min(label, formatNumber(count, locale)) : undefined

/** No blanks of any kind, neither inside nor around (specification §5). */
const noSpaces: Rule = (value, { label, words }) => (/\s/u.test(value) ? words.noSpaces(label) : undefined)

/** Digits only (specification §5); an empty value is the business of `required`. */
const integer: Rule = (value, { label, words }) =>
  value !== '' && !/^[0-9]+$/.test(value) ? words.integer(label) : undefined

/** The same as another field, such as a password and its confirmation. */
const same =
  (other: () => string, otherLabel: string): Rule =>
  (value, { label, words }) =>
    value === other() ? undefined : words.same(label, otherLabel)

/** Several rules as one: the first that is broken speaks. */
const all =
  (...rules: readonly Rule[]): Rule =>
  (value, field) => {
    for (const rule of rules) {
      const complaint = rule(value, field)
      if (complaint !== null && complaint !== undefined) return complaint
    }
    return undefined
  }

/**
 * The rules of text fields, to be composed: their texts name the field's label, in the language of the portal.
 * @example
 * <TextField label="Código" validate={rules.all(rules.required, rules.max5, rules.noSpaces)} />
 */
export const rules = {
  required,
  max,
  /** At most 5 characters (specification §5 and §9). */
  max5: max(5),
  min,
  noSpaces,
  integer,
  same,
  all,
}

// A letter with its accent or an emoji is one character for who reads it, several for a program.
const segmenter = new Intl.Segmenter('es')
const lengthOf = (text: string): number => [...segmenter.segment(text)].length
