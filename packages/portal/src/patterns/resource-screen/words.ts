import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Phrases } from '#phrases/phrases.ts'

/** The texts that every resource needs. */
interface ResourceWords {
  readonly text: string
  readonly create: string
  readonly none: string
  readonly noneText: string
}

type GroupIn<Name extends keyof Phrases> = {
  [Key in keyof Phrases[Name] & string]: Phrases[Name][Key] extends ResourceWords ? `${Name}:${Key}` : never
}[keyof Phrases[Name] & string]

/** A phrase group with the texts of a resource, such as `tickets:fields`. */
export type ResourceGroup = { [Name in keyof Phrases]: GroupIn<Name> }[keyof Phrases]

/** The keys of a group, which label columns and fields. A missing label does not compile. */
export type WordOf<Group extends ResourceGroup> = Group extends `${infer Name}:${infer Key}`
  ? Name extends keyof Phrases
    ? Key extends keyof Phrases[Name]
      ? keyof Phrases[Name][Key] & string
      : never
    : never
  : never

/** Translates a key of the group. */
export type TranslateWord = (word: string, values?: Readonly<Record<string, string>>) => string

/** The texts of a phrase group in the current language. */
export function useGroupWords(group: ResourceGroup): TranslateWord {
  const { t } = useTranslation('general')
  return useCallback(
    // The definition's type has checked the keys; i18next would check them again.
    (word, values) => (t as unknown as (key: string, values?: object) => string)(`${group}.${word}`, values),
    [t, group],
  )
}
