import 'i18next'
import type { Phrases } from './phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'general'
    resources: Phrases
    returnNull: false
  }
}
