/** A row in the log: plain JSON. */
export type Row = Record<string, unknown>

const star = '***'
/** Names of secrets, wherever they occur in a row. */
const secret =
  /pass(word|phrase|code)|secret|token|hash|salt|credential|private_?key|api_?key|cookie|^otp$|^totp$|^pin$|(one_?time|recovery|verification|backup)_?codes?$/i
/** A `code` is a business key, except in sign-in, where it is a secret. */
const secretWhereSignedIn = /^(codes?|answers?)$/i
const signInFamilies =
  /^(session|sessions|secondFactor|passwords|recovery|registration|securityQuestions|exchangeTokens|profile)\./

/** Plain JSON of a row, with secrets masked at any depth. */
export function withoutSecrets(act: string, row: object): Row {
  const isSecret = (name: string) =>
    secret.test(name) || (signInFamilies.test(act) && secretWhereSignedIn.test(name))
  const text = JSON.stringify(row, (name: string, value: unknown) =>
    name !== '' && isSecret(name) && hidesSomething(value) ? star : value,
  )
  return JSON.parse(text) as Row
}

/** Whether there is a secret is no secret: keep `false` and null. */
const hidesSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && typeof value !== 'boolean'

/** Set by the server at every change: redundant with the event itself. */
const ownTraces = new Set(['version', 'updatedAt', 'createdAt'])

/**
 * The differences of two rows. For a new row everything is in `after`, for a removed one in `before`. `raw` are the
 * unmasked rows, so that a changed secret counts as a difference.
 */
export function differing(
  before: Row | undefined,
  after: Row | undefined,
  raw: { before?: object | null | undefined; after?: object | null | undefined } = {},
): [before: Row | null, after: Row | null] {
  if (!before || !after) return [before ?? null, after ?? null]
  const [rawBefore, rawAfter] = [new Map(entries(raw.before)), new Map(entries(raw.after))]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      !ownTraces.has(name) &&
      (isDifferent(before[name], after[name]) || isDifferent(rawBefore.get(name), rawAfter.get(name))),
  )
  return [picked(before, names), picked(after, names)]
}

const entries = (row: object | null | undefined) => Object.entries(row ?? {})

const picked = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

const isDifferent = (one: unknown, other: unknown): boolean => canonical(one) !== canonical(other)

/** JSON with sorted keys: equal values give equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

const labelNames = ['label', 'name', 'title', 'displayName', 'username', 'key', 'code']

/** The display name of a row. */
export function labelOf(row: Row): string | null {
  const label = labelNames.map((name) => row[name]).find((value) => typeof value === 'string')
  return typeof label === 'string' ? label : null
}
