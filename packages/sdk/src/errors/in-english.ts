import type { HttpError, PermissionError } from './http-errors.ts'
import type { AnyPortalError } from './is-portal-error.ts'
import { networkReason } from './network-reason.ts'

/** The request, as far as a message mentions it. */
export interface AskedFor {
  /** The path with its values, without the query. */
  readonly path: string
  /** The address of the service; empty when unknown. */
  readonly address: string
  /** The error is shared by many calls, so the message names none of them. */
  readonly isShared: boolean
}

/**
 * The message for programs and logs: what happened, to which operation, and what to do. It contains no body and no
 * token.
 */
export function inEnglish(error: AnyPortalError, asked: AskedFor): string {
  const subject = error.operation === undefined || asked.isShared ? '' : `${error.operation}: `
  return `${subject}${'status' in error ? refused(error, asked) : unanswered(error, asked)}`
}

function refused(error: Extract<AnyPortalError, { status: number }>, { path }: AskedFor): string {
  // A response mismatch is no HTTP error and has its own message.
  if (!('reading' in error)) return error.message
  const serverMessage = error.reading.shape === 'message' ? ` The server says: ${error.reading.message}.` : ''
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`
  return `${happened(error, path)} (HTTP ${error.status}${request}).${serverMessage} ${advice(error)}`
}

function happened(error: HttpError, path: string): string {
  if (error.kind === 'permission') {
    const { missing } = error as PermissionError
    return missing.length > 0 ? `you lack the permission ${missing.join(' or ')}` : 'you may not do this'
  }
  if (error.kind === 'validation') return `something sent is wrong${faultsOf(error)}`
  if (error.kind === 'conflict') return `the present state of ${path} does not allow this${faultsOf(error)}`
  return happenings[error.kind]?.(path) ?? 'the server refused it'
}

const happenings: Partial<Record<HttpError['kind'], (path: string) => string>> = {
  authentication: () => 'nobody is signed in, or name or password is wrong',
  'not-found': (path) => `there is nothing at ${path}, or nothing that you may see`,
  'rate-limit': () => 'too many tries',
  server: () => 'the server failed',
}

function advice(error: HttpError): string {
  const { retryAfterMs, kind } = error
  if (retryAfterMs !== undefined) return `Wait ${Math.ceil(retryAfterMs / 1000)} s, then try again`
  return advices[kind] ?? 'Look the request up in the log of the server'
}

const advices: Partial<Record<HttpError['kind'], string>> = {
  validation: 'Mend what `fields` or `rows` names, then try again',
  authentication: 'Sign in with portal.session.login',
  permission: 'Ask whoever gives permissions in this portal',
  'not-found': 'Look at the id',
  conflict: 'Ask for it anew and decide by its state',
  'rate-limit': 'Wait a minute, then try again',
  server: 'Try again later; the log of the server has the reason',
}

/** The fields and their codes (for rows, the first ones): never the values, which may be personal. */
function faultsOf({ fields, rows }: HttpError): string {
  const faults = [
    ...codesOf(fields),
    ...rows.slice(0, 5).map((one) => `row ${one.row}: ${codesOf(one.fields).join(', ')}`),
  ]
  if (rows.length > 5) faults.push(`and ${rows.length - 5} more rows`)
  return faults.length > 0 ? `: ${faults.join(', ')}` : ''
}

function codesOf(fields: HttpError['fields']): string[] {
  return Object.entries(fields).map(
    ([field, list]) => `${field} (${list.map(({ code }) => code).join(', ')})`,
  )
}

function unanswered(error: AnyPortalError, { address }: AskedFor): string {
  const { message } = error
  if (error.kind === 'timeout') return `${message}. Is the server busy? \`timeout\` says how long to wait`
  if (error.kind === 'deadline') return `${message}. \`deadline\` says how long the whole call may take`
  if (error.kind !== 'connection') return message
  const reason = networkReason(error.cause)
  const where = address === '' ? '' : ` (${address})`
  const why = reason === undefined ? '' : `: ${reason}`
  const todo = address === '' ? noAddress : 'Is a server running there, and is `baseUrl` right?'
  // The network error repeats the address, which may contain a user name and a password.
  return `${message}${where}${why}. ${todo}`.replace(/\/\/[^/@\s]*@/g, '//')
}

const noAddress =
  "Outside of a page `baseUrl` must be given: createPortal({ baseUrl: 'https://portal.example' })"
