import type { FieldRefusal, RefusalDetails } from './contract-types.ts'

const kinds: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** An error as the server sends it: problem details with the `errors` of specification §8. */
export function refusal(
  status: number,
  { errors, message, missing, retryAfter }: RefusalDetails = {},
): Response {
  const details = message === undefined ? errors && byField(errors) : { message }
  const kind = kinds[status] ?? 'internal'
  const body = {
    type: `/problems/${kind}`,
    title: kind,
    status,
    ...(missing ? { missing } : {}),
    ...(details ? { errors: details } : {}),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}

function byField(errors: Readonly<Record<string, readonly FieldRefusal[]>>): object {
  return Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [
      field,
      list.map((fault) => (typeof fault === 'string' ? { error: fault } : fault)),
    ]),
  )
}
