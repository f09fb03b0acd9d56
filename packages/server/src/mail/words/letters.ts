import type { NotificationKind } from '@portal/sdk/contract'
import type { es } from './es.ts'

/** What a letter says, filled with values: `{{person}}`. */
export type LetterWords = { subject: string; lines: string[]; action: string }

/** What all letters say, and the letters about one's account: Spanish is the type, what another language lacks does not compile. */
export type MailWords = typeof es

/** The letters of every kind of notice of a family: one that is missing, or one too many, does not compile. */
export type LettersOf<Family extends string> = {
  [Kind in NotificationKind as Kind extends `${Family}.${infer Act}` ? Act : never]: LetterWords
}

type FamilyOf<Kind> = Kind extends `${infer Family}.${string}` ? Family : never

/** The letters of all kinds, by family and act. */
export type NoticeLetters = { [Family in FamilyOf<NotificationKind>]: LettersOf<Family> }

/** A letter about one's account, or that of a kind of notice. */
export type LetterName = keyof MailWords['letters'] | NotificationKind
