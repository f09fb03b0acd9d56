import { type HttpError, isPortalError, type Locale, messageOf, messageOfCode } from '@portal/sdk'
import { AdvisedError, CommandError } from './command-error.ts'
import { type EndingName, exitCodes } from './exit-codes.ts'
import type { FailureWords } from '#cli/phrases/failure-words.ts'
import { wordsIn } from '#cli/phrases/words-in.ts'

/** The message for a failure, and the exit code. */
export interface FailureReport {
  readonly ending: EndingName
  readonly message: string
  /** Field errors and ids for support, one per line. */
  readonly details: readonly string[]
  readonly advice: readonly string[]
}

interface Kind {
  readonly ending: EndingName
  /** Set where the SDK's catalogue has no fitting message. */
  readonly word?: keyof FailureWords
}

const failed: Kind = { ending: 'failed' }
const kinds: Readonly<Record<string, Kind>> = {
  connection: { ending: 'noConnection', word: 'noConnection' },
  timeout: { ending: 'noConnection', word: 'noAnswer' },
  deadline: { ending: 'noConnection', word: 'noAnswer' },
  aborted: { ending: 'interrupted', word: 'interrupted' },
  authentication: { ending: 'notSignedIn', word: 'notSignedIn' },
  'session-ended': { ending: 'notSignedIn' },
  permission: { ending: 'notAllowed', word: 'notAllowed' },
  'not-found': { ending: 'notFound', word: 'notFound' },
  conflict: { ending: 'failed', word: 'conflict' },
  'rate-limit': { ending: 'failed', word: 'tooManyTries' },
}

/** Builds the report of any failure. */
export function failureReport(error: unknown, locale: Locale): FailureReport {
  if (error instanceof AdvisedError) {
    const report = failureReport(error.cause, locale)
    return { ...report, advice: [...report.advice, ...error.advice] }
  }
  if (error instanceof CommandError) {
    return { ending: error.ending, message: error.message, details: [], advice: error.advice }
  }
  if (isPortalError(error)) {
    const { ending } = kinds[error.kind] ?? failed
    return { ending, message: wordsFor(error, locale), details: detailsOf(error, locale), advice: [] }
  }
  if (error instanceof Error && error.name === 'AbortError') {
    return { ending: 'interrupted', message: wordsIn(locale).interrupted, details: [], advice: [] }
  }
  return {
    ending: 'failed',
    message: error instanceof Error ? error.message : String(error),
    details: [],
    advice: [],
  }
}

/** The report for machines, as one JSON document. */
export function failureDocument(error: unknown, { ending, message, details, advice }: FailureReport): object {
  const cause = error instanceof AdvisedError ? error.cause : error
  const kind = isPortalError(cause) ? cause.kind : ending
  return { error: { kind, exitCode: exitCodes[ending], message, details, advice } }
}

function wordsFor(error: unknown, locale: Locale): string {
  const words = wordsIn(locale)
  if (isPortalError(error, 'authentication') && error.operation === 'session.login') return words.wrongNames
  const word = isPortalError(error) ? kinds[error.kind]?.word : undefined
  if (word) return words[word]
  if (isPortalError(error, 'load-failed')) return `${words.loadFailed}: ${messageOf(error, locale)}`
  return messageOf(error, locale)
}

function detailsOf(error: unknown, locale: Locale): string[] {
  if (isPortalError(error, 'permission') && error.missing.length > 0)
    return [`missing: ${error.missing.join(' | ')}`]
  if (isPortalError(error, 'load-failed')) return error.row === undefined ? [] : [`row ${error.row}`]
  if (isPortalError(error, 'connection')) return reasonOf(error.cause)
  if (!isPortalError(error) || !('fields' in error)) return []
  return [...faultLines(error.fields, locale), ...supportLine(error)]
}

function faultLines(fields: HttpError['fields'], locale: Locale): string[] {
  return Object.entries(fields).map(
    ([field, [fault]]) => `${field}: ${messageOfCode(fault?.code ?? '', locale)}`,
  )
}

/** The request id for support; omitted when the cause is obvious. */
function supportLine({ kind, requestId, status }: HttpError): string[] {
  const isPuzzle = kind === 'server' || kind === 'http'
  return isPuzzle && requestId !== undefined ? [`HTTP ${status}, request ${requestId}`] : []
}

/** The network's reason, such as `ECONNREFUSED`, which is nested below the failure of fetch. */
function reasonOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if ('code' in error && typeof error.code === 'string') return [error.code]
  return reasonOf(error.cause)
}
