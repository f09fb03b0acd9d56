/**
 * Loads a screen side by side with phrases other than those of its area. The manifest is data that tests read without a
 * browser, so the loading of phrases is itself lazy.
 */
export async function withPhrases<File>(load: Promise<File>, ...groups: string[]): Promise<File> {
  const { loadPhrases } = await import('#phrases/i18n.ts')
  const [file] = await Promise.all([load, ...groups.map(loadPhrases)])
  return file
}
