import { loadPhrases } from '#phrases/i18n.ts'

/** Loads the screen of activations with its own texts. */
export async function loadActivations() {
  const [file] = await Promise.all([import('./activations-screen.tsx'), loadPhrases('activations')])
  return file.ActivationsScreen
}
