import type { NotificationKind } from '@portal/sdk/contract'
import type { UsersTable } from '#db/schema/people.ts'
import * as noticesDe from '#generated/letters-de.ts'
import * as noticesEn from '#generated/letters-en.ts'
import * as noticesEs from '#generated/letters-es.ts'
import * as noticesFr from '#generated/letters-fr.ts'
import * as noticesPt from '#generated/letters-pt.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import type { LetterName, LetterWords, MailWords, NoticeLetters } from './words/letters.ts'
import { pt } from './words/pt.ts'

type Words = Omit<MailWords, 'letters'> & { letters: Record<LetterName, LetterWords> }

const languages: Record<NonNullable<UsersTable['locale']>, Words> = {
  es: withNotices(es, noticesEs),
  en: withNotices(en, noticesEn),
  de: withNotices(de, noticesDe),
  fr: withNotices(fr, noticesFr),
  pt: withNotices(pt, noticesPt),
}

/** In the person's own language, else in Spanish. */
export const wordsIn = (locale: UsersTable['locale']): Words => languages[locale ?? 'es']

function withNotices(words: MailWords, notices: NoticeLetters): Words {
  const ofKinds = Object.entries(notices).flatMap(([family, letters]) =>
    Object.entries<LetterWords>(letters).map(([act, letter]) => [`${family}.${act}`, letter] as const),
  )
  // The type guarantees every kind; only the names are assembled here.
  const letters = Object.fromEntries(ofKinds) as Record<NotificationKind, LetterWords>
  return { ...words, letters: { ...words.letters, ...letters } }
}
