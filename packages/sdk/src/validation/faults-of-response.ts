import { answers } from '#generated/answers.ts'
import type { Answers } from '#contract-answers.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Fault } from '#errors/fault.ts'
import { validatorOf } from './validator-of.ts'

const refusal = { mediaType: 'application/problem+json', schema: { $ref: '#/$defs/Problem' } }

/**
 * Where an answer violates the contract: its status, its media type, and its body if that is JSON. The body is read
 * from a clone; CSV and other streams are not read at all.
 */
export async function faultsOfResponse(id: OperationId, response: Response): Promise<readonly Fault[]> {
  const { status } = response
  const declared = answers[id]
  if (isOfTheWay(status)) return []
  if (!isDeclared(declared, status))
    return [{ pointer: '', expected: `one of the statuses ${statusesOf(declared)}` }]
  const body = status < 400 ? declared.successes[status] : refusal
  if (!body) return []
  if (!isOfType(response, body.mediaType))
    return [{ pointer: '', expected: `content type ${body.mediaType}` }]
  if (!isJson(body.mediaType)) return []
  const read = parsed(await response.clone().text())
  if (!read) return [{ pointer: '', expected: 'a body of JSON' }]
  return validatorOf(body.schema)(read.value)
}

/** Statuses that proxies and limits may return for any operation: no operation declares them, and a retry may help. */
function isOfTheWay(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

function isDeclared({ successes, failures }: Answers, status: number): boolean {
  return Object.hasOwn(successes, status) || failures.includes(status)
}

function statusesOf({ successes, failures }: Answers): string {
  return [...Object.keys(successes), ...failures].join(', ')
}

/** Older servers send problem details as plain JSON. */
function isOfType({ headers }: Response, mediaType: string): boolean {
  const [sent = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  return sent.trim() === mediaType || (mediaType === refusal.mediaType && sent.trim() === 'application/json')
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json')
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
