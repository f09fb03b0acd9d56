import type { Locale } from '@portal/sdk'
import { verifyEn } from './verify-en.ts'
import { verifyEs } from './verify-es.ts'
import type { VerifyWords } from './verify-phrases.ts'

/** Spanish when the language is Spanish, English otherwise. */
export const verifyWords = (locale: Locale): VerifyWords => (locale === 'es' ? verifyEs : verifyEn)
