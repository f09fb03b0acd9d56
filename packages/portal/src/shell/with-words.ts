/**
 * Loads the file of a screen together with the words of the frame that no page begins with. The manifest is data that
 * tests read without a browser, so what loads words is itself loaded here.
 */
export async function withWords<File>(load: Promise<File>): Promise<File> {
  const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('frame'))
  const [file] = await Promise.all([load, words])
  return file
}
