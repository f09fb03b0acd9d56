/**
 * Loads a screen's module together with the frame's texts that the first page does not need. The manifest is data
 * that tests read without a browser, so the loading of texts is itself lazy.
 */
export async function withWords<File>(load: Promise<File>): Promise<File> {
  const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('frame'))
  const [file] = await Promise.all([load, words])
  return file
}
