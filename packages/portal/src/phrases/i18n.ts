import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadWords } from '@portal/ui-kit'
import { loadErrorMessages } from './error-messages.ts'
import type { PhraseFile, PhraseFiles } from './files/phrase-files.ts'
import type { Language, Phrases } from './phrases.ts'

type Namespace = keyof Phrases

// Static: only the files of the first page. The hundreds of others are listed per language, on demand.
const early: PhraseFiles = import.meta.glob<PhraseFile>('./{es,en,de,fr,pt}/{general,menu,session,shell}.ts')
const all: Readonly<Record<Language, () => Promise<{ files: PhraseFiles }>>> = {
  es: () => import('./files/es.ts'),
  en: () => import('./files/en.ts'),
  de: () => import('./files/de.ts'),
  fr: () => import('./files/fr.ts'),
  pt: () => import('./files/pt.ts'),
}

const phraseFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    readFile(language, namespace).then(
      (phrases) => callback(null, phrases),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    )
  },
}

async function readFile(language: string, namespace: string): Promise<ResourceKey> {
  const file = await (await fileOf(language, namespace))?.()
  return file?.[namespace] ?? {}
}

async function fileOf(language: string, namespace: string): Promise<PhraseFiles[string] | undefined> {
  const first = early[`./${language}/${namespace}.ts`]
  if (first !== undefined) return first
  // A safe cast: the language is only set by `startPhrases` and `changeLanguage`.
  const { files } = await all[language as Language]()
  return files[`../${language}/${namespace}.ts`]
}

/** Required before the first render; an area's phrases load with its first screen. */
const first: readonly Namespace[] = ['general', 'shell']

/** Initializes i18n with one language; only what the first page needs is loaded. */
export async function startPhrases(language: Language, ...areas: Namespace[]): Promise<void> {
  const started = i18next
    .use(phraseFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...first, ...areas],
      defaultNS: 'general',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  await Promise.all([loadErrorMessages(language), loadWords(language), started])
}

/** Loads an area's phrases in the current language, before its screen renders. */
export async function loadPhrases(area: string): Promise<void> {
  if ((await fileOf(i18next.language, area)) !== undefined) await i18next.loadNamespaces(area)
}

/**
 * Switches the language in place: the phrases load first, so that the page keeps its state and does not
 * flicker.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([loadErrorMessages(language), loadWords(language)])
  await i18next.changeLanguage(language)
}
