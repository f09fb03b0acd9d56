/**
 * What a query says that finds nothing. One that waits makes such an error at each try, and the page laid out line by
 * line, which Testing Library puts into it, took longer than the query itself: here stands its markup as it is.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error([message, container.outerHTML.slice(0, 7000)].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  return error
}
