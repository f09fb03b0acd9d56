import type { Locale } from '@portal/sdk'
import { verifyEn } from './verify-en.ts'
import { verifyEs } from './verify-es.ts'
import type { VerifyWords } from './verify-phrases.ts'

/** In Spanish for whoever reads it, in English for everybody else. */
export const verifyWords = (locale: Locale): VerifyWords => (locale === 'es' ? verifyEs : verifyEn)
