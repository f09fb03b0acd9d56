/** Properties that say who somebody is: shown in part only (§14.1.2). */
const personal = /(^|_)(dni|nif|nie|iban|phone|mobile|telephone|telefono|e?mail)(number)?$/i

type Values = Record<string, unknown>

/** Values as whoever may not see personal data sees them. */
export function masked<Given extends Values | null>(values: Given): Given {
  return values === null
    ? values
    : (JSON.parse(
        JSON.stringify(values, (name: string, value: unknown) =>
          personal.test(name) && typeof value === 'string' && value !== '' ? tail(value) : value,
        ),
      ) as Given)
}

/** `***456`; of a mail address the place after the at sign. */
const tail = (value: string): string =>
  value.includes('@') ? `***${value.slice(value.indexOf('@'))}` : `***${value.slice(-3)}`

/** Days of the asked period as moments: the whole last day belongs to it. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const dayMs = 24 * 60 * 60_000
  return {
    since: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(new Date(to).getTime() + dayMs),
  }
}

/** Words of a search as a question to the word index: each is the beginning of a word. */
export function wordsOf(search: string): string {
  return search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${word}:*`)
    .join(' & ')
}
