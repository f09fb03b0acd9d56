import type { Words } from '#words/es.ts'
import { formatNumber } from '#words/format.ts'

/** What a rule knows about its field. */
export interface RuleField {
  label: string
  words: Words['rules']
  locale: string
}

/** Returns what is wrong with a value, or undefined when it is valid. Custom rules are such functions, too. */
export type Rule = (value: string, field: RuleField) => string | null | undefined

/** Fails on an empty or blank value (specification §5). For the mark at the label use `isRequired`. */
const required: Rule = (value, { label, words }) => (value.trim() === '' ? words.required(label) : undefined)

/** At most this many characters, as people count them. */
const max =
  (count: number): Rule =>
  (value, { label, words, locale }) =>
    lengthOf(value) > count ? words.max(label, formatNumber(count, locale)) : undefined

/** At least this many characters; an empty value is left to `required`. */
const min =
  (count: number): Rule =>
  (value, { label, words, locale }) =>
    value !== '' && lengthOf(value) < count ? words.min(label, formatNumber(count, locale)) : undefined

/** No white space of any kind, neither inside nor around (specification §5). */
const noSpaces: Rule = (value, { label, words }) => (/\s/u.test(value) ? words.noSpaces(label) : undefined)

/** Digits only (specification §5); an empty value is left to `required`. */
const integer: Rule = (value, { label, words }) =>
  value !== '' && !/^[0-9]+$/.test(value) ? words.integer(label) : undefined

/** The same value as another field, such as a password and its confirmation. */
const same =
  (other: () => string, otherLabel: string): Rule =>
  (value, { label, words }) =>
    value === other() ? undefined : words.same(label, otherLabel)

/** Combines rules: the first violation is reported. */
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
 * Composable rules of text fields: their messages name the field's label, in the language of the portal.
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

// A letter with its accent or an emoji is one character for people, but several code points.
const segmenter = new Intl.Segmenter('es')
const lengthOf = (text: string): number => [...segmenter.segment(text)].length
