import i18next from 'i18next'
import type { WithValues } from './generated/with-values.ts'
import type { Phrases } from './phrases.ts'

export type Namespace = keyof Phrases

/** Plurals are used by their key without suffix, and `count`. */
type Asked<Word extends string> = Word extends `${infer Stem}_${'one' | 'other'}` ? Stem : Word

/** The dotted path of every phrase in a group. */
type PathsIn<Group> = {
  [Word in keyof Group & string]: Group[Word] extends string ? Asked<Word> : `${Word}.${PathsIn<Group[Word]>}`
}[keyof Group & string]

/** The paths of each namespace: cached by the compiler. */
type Paths = { [Name in Namespace]: PathsIn<Phrases[Name]> }
type Prefixed = { [Name in Namespace]: `${Name}:${Paths[Name]}` }

type Names = Namespace | readonly [Namespace, ...Namespace[]]

/** The valid keys with these namespaces loaded. */
export type PhraseKey<Of extends Names> = Of extends readonly [infer First extends Namespace, ...Namespace[]]
  ? Paths[First] | Prefixed[Of[number]]
  : Of extends Namespace
    ? Paths[Of] | Prefixed[Of]
    : never

/** The keys without values, also cached. */
type PlainPrefixed = { [Name in Namespace]: Exclude<Prefixed[Name], WithValues> }
type Plain = { [Name in Namespace]: AfterName<PlainPrefixed[Name]> }
type AfterName<Key> = Key extends `${string}:${infer Path}` ? Path : never
type PlainKey<Of extends Names> = Of extends readonly [infer First extends Namespace, ...Namespace[]]
  ? Plain[First] | PlainPrefixed[Of[number]]
  : Of extends Namespace
    ? Plain[Of] | PlainPrefixed[Of]
    : never

/**
 * Translates a key. An unknown key does not compile, nor one of another namespace, nor one with missing
 * values.
 */
export type Translate<Of extends Names> = {
  (key: PlainKey<Of>): string
  (key: PhraseKey<Of>, values: Readonly<Record<string, unknown>>): string
}

/** Translates keys of a loaded namespace outside of components; in the current language by default. */
export function phrasesOf<Name extends Namespace>(
  name: Name,
  language: string | null = null,
): Translate<Name> {
  // The types of i18next do not know our keys: checking keys with them dominates the compile time.
  return i18next.getFixedT(language, name)
}
