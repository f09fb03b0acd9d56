import type { NotificationKind } from '@portal/sdk/contract'
import type { es } from './es.ts'

/** The texts of a letter, with placeholders such as `{{person}}`. */
export type LetterWords = { subject: string; lines: string[]; action: string }

/**
 * Common texts, and the letters about one's account. Spanish is the type: a text missing in another language does not
 * compile.
 */
export type MailWords = typeof es

/** The letters of a family's notice kinds: a missing or an extra one does not compile. */
export type LettersOf<Family extends string> = {
  [Kind in NotificationKind as Kind extends `${Family}.${infer Act}` ? Act : never]: LetterWords
}

type FamilyOf<Kind> = Kind extends `${infer Family}.${string}` ? Family : never

/** The letters of all kinds, by family and operation. */
export type NoticeLetters = { [Family in FamilyOf<NotificationKind>]: LettersOf<Family> }

/** A letter about one's account, or of a notice kind. */
export type LetterName = keyof MailWords['letters'] | NotificationKind
