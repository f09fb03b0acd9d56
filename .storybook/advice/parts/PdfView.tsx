import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Give it a title that says what the document is; the download is always there.'],
  dont: ['Show it on a phone: people there want the file.', 'Put anything into a PDF that could be a page.'],
}
