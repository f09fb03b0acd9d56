import i18next from 'i18next'
import type { WithValues } from './generated/with-values.ts'
import type { Phrases } from './phrases.ts'

export type Namespace = keyof Phrases

/** A form of a plural is asked for by the word without its ending, and `count`. */
type Asked<Word extends string> = Word extends `${infer Stem}_${'one' | 'other'}` ? Stem : Word

/** The path of every phrase in a group of them, with dots. */
type PathsIn<Group> = {
  [Word in keyof Group & string]: Group[Word] extends string ? Asked<Word> : `${Word}.${PathsIn<Group[Word]>}`
}[keyof Group & string]

/** The paths of each namespace: found once, whoever asks. */
type Paths = { [Name in Namespace]: PathsIn<Phrases[Name]> }
type Prefixed = { [Name in Namespace]: `${Name}:${Paths[Name]}` }

type Names = Namespace | readonly [Namespace, ...Namespace[]]

/** The keys that can be asked for with some namespaces loaded. */
export type PhraseKey<Of extends Names> = Of extends readonly [infer First extends Namespace, ...Namespace[]]
  ? Paths[First] | Prefixed[Of[number]]
  : Of extends Namespace
    ? Paths[Of] | Prefixed[Of]
    : never

/** Those that say no value, found once as well. */
type PlainPrefixed = { [Name in Namespace]: Exclude<Prefixed[Name], WithValues> }
type Plain = { [Name in Namespace]: AfterName<PlainPrefixed[Name]> }
type AfterName<Key> = Key extends `${string}:${infer Path}` ? Path : never
type PlainKey<Of extends Names> = Of extends readonly [infer First extends Namespace, ...Namespace[]]
  ? Plain[First] | PlainPrefixed[Of[number]]
  : Of extends Namespace
    ? Plain[Of] | PlainPrefixed[Of]
    : never

/**
 * Says a phrase. A key that is none does not compile; neither does one of a namespace that was not named, nor one of a
 * phrase that says a value without values.
 */
export type Translate<Of extends Names> = {
  (key: PlainKey<Of>): string
  (key: PhraseKey<Of>, values: Readonly<Record<string, unknown>>): string
}

/** The phrases of a namespace that is loaded, outside of a component; in the language at hand unless another is named. */
export function phrasesOf<Name extends Namespace>(
  name: Name,
  language: string | null = null,
): Translate<Name> {
  // The types of i18next know nothing of our phrases: checking keys by theirs takes the compiler longer than all else.
  return i18next.getFixedT(language, name)
}
