import type { Language } from '#phrases/phrases.ts'

// Not among the phrases: those are read over the network that is missing.
const words: Record<Language, string> = {
  es: 'Sin conexión. El portal se abrirá en cuanto vuelva.',
  en: 'No connection. The portal opens as soon as it is back.',
  de: 'Keine Verbindung. Das Portal öffnet sich, sobald sie wieder da ist.',
  fr: 'Pas de connexion. Le portail s’ouvrira dès son retour.',
  pt: 'Sem ligação. O portal abre assim que ela voltar.',
}

/**
 * Says in the place of the first page that there is no network, and loads it when it is back: nothing stands yet that
 * could do so otherwise, and a page that reloads without a network gives way to the browser's own.
 */
export function waitForNetwork(place: HTMLElement, language: Language): void {
  const text = document.createElement('p')
  text.role = 'status'
  text.textContent = words[language]
  place.replaceChildren(text)
  window.addEventListener('online', () => window.location.reload(), { once: true })
}
