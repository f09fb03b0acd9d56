import type { NotificationKind } from '@portal/sdk'

/** What a kind is called where people choose it, and what a notice of it says. */
type NoticeWords = { kind: string; title: string; text: string }

/** What a family is called where its kinds are chosen, and the words of each: one that is missing, or one too many, does not compile. */
export type NoticeWordsOf<Family extends string> = { origin: string } & {
  [Kind in NotificationKind as Kind extends `${Family}.${infer Act}` ? Act : never]: NoticeWords
}
