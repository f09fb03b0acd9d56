import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Phrases } from '#phrases/phrases.ts'

/** What every resource says of itself. */
interface ResourceWords {
  readonly text: string
  readonly create: string
  readonly none: string
  readonly noneText: string
}

type GroupIn<Name extends keyof Phrases> = {
  [Key in keyof Phrases[Name] & string]: Phrases[Name][Key] extends ResourceWords ? `${Name}:${Key}` : never
}[keyof Phrases[Name] & string]

/** A group of phrases that has the words of a resource, such as `tickets:fields`. */
export type ResourceGroup = { [Name in keyof Phrases]: GroupIn<Name> }[keyof Phrases]

/** The words of a group, by which its columns and fields are labelled. A label that is missing does not compile. */
export type WordOf<Group extends ResourceGroup> = Group extends `${infer Name}:${infer Key}`
  ? Name extends keyof Phrases
    ? Key extends keyof Phrases[Name]
      ? keyof Phrases[Name][Key] & string
      : never
    : never
  : never

/** Says a word of the group, with the values it fills in. */
export type Say = (word: string, values?: Readonly<Record<string, string>>) => string

/** The words of a group of phrases in the language at hand. */
export function useGroupWords(group: ResourceGroup): Say {
  const { t } = useTranslation('general')
  return useCallback(
    // The words that a definition names were checked where it was written; i18next would check them again by their key.
    (word, values) => (t as unknown as (key: string, values?: object) => string)(`${group}.${word}`, values),
    [t, group],
  )
}
