/**
 * The error of a failed query. A waiting query creates one per attempt, and Testing Library's pretty-printed DOM took
 * longer than the query itself: use the plain markup instead.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error([message, container.outerHTML.slice(0, 7000)].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  return error
}
