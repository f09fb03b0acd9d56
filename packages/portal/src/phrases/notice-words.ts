import type { NotificationKind } from '@portal/sdk'

/** The label of a kind in the preferences, and the text of its notices. */
type NoticeWords = { kind: string; title: string; text: string }

/**
 * The label of a family in the preferences, and the texts of its kinds: a missing or superfluous kind does
 * not compile.
 */
export type NoticeWordsOf<Family extends string> = { origin: string } & {
  [Kind in NotificationKind as Kind extends `${Family}.${infer Act}` ? Act : never]: NoticeWords
}
