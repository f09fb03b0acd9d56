import type { TicketField } from '@portal/sdk'

/** What fields say, by their keys. */
export const valuesIn = (values: unknown): Record<string, string> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
    : {}

/** The fields of these keys as they are asked for; one that is not in use any more by its key. */
export const askedOf = (
  fields: readonly TicketField[],
  keys: readonly string[],
  values: Readonly<Record<string, string>>,
) =>
  keys.map((key) => ({
    ...(fields.find((field) => field.key === key) ?? unknown(key)),
    ...{ required: false, value: values[key] ?? null },
  }))

const unknown = (key: string): TicketField => ({
  ...{ key, label: key, type: 'text', minimum: null, maximum: null, options: [] },
})
