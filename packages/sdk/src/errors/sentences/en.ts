import type { Sentences } from './sentences.ts'

/** Error sentences in English. */
export const en: Sentences = {
  connection: 'No connection to the server',
  timeout: 'The server did not answer in time',
  deadline: 'The operation took too long',
  aborted: 'The operation was interrupted',
  validation: 'Something entered is not right',
  authentication: 'You are not signed in, or the username or password is wrong',
  permission: 'You have no permission for this',
  'not-found': 'There is no such thing, or none that you may see',
  conflict: 'Its present state does not allow this',
  'rate-limit': 'Too many tries: wait before you try again',
  server: 'The server failed: try again later',
  http: 'The server did not accept the request',
  'session-ended': 'Your session has ended: sign in again',
  'load-failed': 'The load has failed',
  'load-paused': 'The load is paused',
  'body-not-replayable': 'The file could not be sent again',
  'response-mismatch': 'The answer of the server is not as agreed',
}
