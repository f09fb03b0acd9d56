import type { ActivationInput } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { isTicked, numberOf, textOf } from '#patterns/form-values.ts'

/** The part of the form that is previewed while it is filled in. */
export type Chosen = Partial<Pick<ActivationInput, 'segmentId' | 'skillId' | 'quantity'>>

type Order = ActivationInput['order']

/** The form's values as the service's input. Days begin and end in the reader's zone. */
export function inputOf(values: FormValues): ActivationInput {
  const starts = textOf(values.startsOn)
  const ends = textOf(values.endsOn)
  return {
    name: textOf(values.name),
    segmentId: textOf(values.segmentId),
    skillId: textOf(values.skillId),
    quantity: numberOf(values.quantity),
    order: orderOf(values.order),
    commercial: isTicked(values.commercial),
    hoursFrom: textOf(values.hoursFrom),
    hoursUntil: textOf(values.hoursUntil),
    weekdays: [values.weekdays ?? []].flat().map(Number),
    startsAt: starts === '' ? null : new Date(`${starts}T00:00:00`).toISOString(),
    endsAt: ends === '' ? null : new Date(`${ends}T23:59:59`).toISOString(),
    dailyQuota: numberOf(values.dailyQuota),
    maxAttempts: numberOf(values.maxAttempts) ?? 1,
  }
}

function orderOf(value: FormValue | undefined): Order {
  const group = typeof value === 'object' && !Array.isArray(value) && !(value instanceof File) ? value : {}
  // The form only offers these values.
  const kind = textOf(group.kind) as Order['kind']
  if (kind !== 'field') return { kind }
  const direction = textOf(group.direction) as NonNullable<Order['direction']>
  return { kind, field: textOf(group.field), direction }
}
