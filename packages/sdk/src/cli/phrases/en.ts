import type { FailureWords } from './failure-words.ts'

/** English messages. */
export const en: FailureWords = {
  wrongNames: 'Wrong user name or password',
  notSignedIn: 'You are not signed in',
  notAllowed: 'You have no permission for this',
  notFound: 'There is no such load or template, or none that you may see',
  conflict: 'Its present state does not allow this',
  tooManyTries: 'Too many tries: wait before you try again',
  noConnection: 'No connection to the server',
  noAnswer: 'The server did not answer in time',
  loadFailed: 'The load has failed',
  interrupted: 'Interrupted',
}
