/** Loads the texts of a part, which the sign-in does not wait for. */
export async function withWords<File>(load: Promise<File>, ...words: string[]): Promise<File> {
  const { loadPhrases } = await import('#phrases/i18n.ts')
  const [file] = await Promise.all([load, ...words.map(loadPhrases)])
  return file
}
