import type { Root } from 'react-dom/client'
import type { Language } from '#phrases/phrases.ts'

// Not among the phrases: those are read over the network that is missing.
const words: Record<Language, string> = {
  es: 'Sin conexión',
  en: 'Offline',
  de: 'Offline',
  fr: 'Hors ligne',
  pt: 'Sem ligação',
}

/**
 * Says in the place of the first page that there is no network, and loads it when it is back: nothing stands yet that
 * could do so otherwise, and a page that reloads without a network gives way to the browser's own.
 */
export function waitForNetwork(root: Root, language: Language): void {
  root.render(words[language])
  window.ononline = () => window.location.reload()
}
