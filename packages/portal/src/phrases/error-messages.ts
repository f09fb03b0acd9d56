import { addMessages } from '@portal/sdk'
import type { Language } from './phrases.ts'

const words = {
  en: async () => (await import('@portal/sdk/messages/en')).en,
  de: async () => (await import('@portal/sdk/messages/de')).de,
  fr: async () => (await import('@portal/sdk/messages/fr')).fr,
  pt: async () => (await import('@portal/sdk/messages/pt')).pt,
}

/** Loads the SDK's error messages in one language; without it they are in Spanish. */
export async function loadErrorMessages(language: Language): Promise<void> {
  if (language !== 'es') addMessages(language, await words[language]())
}
