import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of activations with the words that only it needs. */
export async function loadActivations() {
  const [file] = await Promise.all([import('./activations-screen.tsx'), loadPhrases('activations')])
  return file.ActivationsScreen
}
