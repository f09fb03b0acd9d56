import type { Root } from 'react-dom/client'
import type { Language } from '#phrases/phrases.ts'

// Not in the phrases, which are loaded over the missing network.
const words: Record<Language, string> = {
  es: 'Sin conexión',
  en: 'Offline',
  de: 'Offline',
  fr: 'Hors ligne',
  pt: 'Sem ligação',
}

/**
 * Shows an offline message in place of the first page, and loads it once the network is back: nothing else is
 * rendered yet that could, and reloading offline would show the browser's own error page.
 */
export function waitForNetwork(root: Root, language: Language): void {
  root.render(words[language])
  window.ononline = () => window.location.reload()
}
