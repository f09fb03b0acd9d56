import { ConflictError, ValidationError, type CallOptions, type Page } from '@portal/sdk'
import type { RequestState } from '#patterns/request-screen/request-status.tsx'
import { Collection } from './collection.ts'

/** A sample resource, small enough to read at a glance. */
export interface Absence {
  readonly id: string
  readonly person: string
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly days: number
  readonly state: RequestState
  readonly reason: string
}

export interface AbsenceInput {
  readonly kind: string
  readonly from: string
  readonly to: string
}

export interface AbsencesAsk {
  readonly page?: number
  readonly perPage?: number
  readonly sort?: string
  readonly search?: string
  readonly state?: string | undefined
  readonly kind?: string | undefined
}

const people = ['Lucía Núñez Peña', 'Íñigo Ruiz Soto', 'Marta Gil Vera', 'Óscar Peña Lago']
const states = ['pending', 'pending', 'approved', 'pending', 'rejected'] as const

export const absenceKinds = ['Holiday', 'Sick leave', 'Moving house'] as const

const demoAbsences = Array.from({ length: 34 }, (_, index): Absence => {
  const first = (index % 20) + 1
  return {
    id: `absence-${index + 1}`,
    person: people[index % people.length] ?? '',
    kind: absenceKinds[index % absenceKinds.length] ?? '',
    from: `2026-12-${String(first).padStart(2, '0')}`,
    to: `2026-12-${String(first + (index % 4)).padStart(2, '0')}`,
    days: (index % 4) + 1,
    state: states[index % states.length] ?? 'pending',
    reason: '',
  }
})

function refusal(status: 409 | 422, field: string) {
  const body = { errors: { [field]: [{ error: 'invalid' }] } }
  const failure = { status, headers: new Headers(), body }
  return status === 409 ? new ConflictError(failure) : new ValidationError(failure)
}

const newAbsence = (id: string, input: AbsenceInput): Absence => ({
  ...input,
  ...{ id, person: people[0] ?? '', days: 1, state: 'pending', reason: '' },
})

/** A stateful family like the SDK's. Decided absences cannot be decided again. */
export function absencesFamily(rows: readonly Absence[] = demoAbsences) {
  const kept = new Collection<Absence>(rows)
  const listeners = new Set<() => void>()
  const written = <Row>(row: Row): Promise<Row> => {
    queueMicrotask(() => listeners.forEach((listener) => listener()))
    return Promise.resolve(row)
  }
  const index = ({ page = 1, perPage = 25, sort = 'from', search = '', state, kind }: AbsencesAsk = {}) =>
    Promise.resolve(
      kept.page(new URLSearchParams({ page: `${page}`, perPage: `${perPage}`, sort, search }), {
        text: (one) => `${one.person} ${one.kind}`,
        keeps: (one) =>
          (state === undefined || one.state === state) && (kind === undefined || one.kind === kind),
      }),
    )
  const decide = (id: string, change: Partial<Absence>) => {
    if (kept.find(id)?.state !== 'pending') return Promise.reject(refusal(409, 'state'))
    return written(kept.change(id, (one) => ({ ...one, ...change })))
  }
  const create = (input: AbsenceInput) =>
    input.to < input.from
      ? Promise.reject(refusal(422, 'to'))
      : written(kept.add((id) => newAbsence(id, input)))
  return {
    onWrite(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    index: act('absences.index', 'get', index),
    /** The number of approvals: another family, which decisions also change. */
    agreed: act('absenceSums.show', 'get', () =>
      index({ state: 'approved' }).then(({ meta }) => meta.totalCount),
    ),
    create: act('absences.create', 'post', create),
    approve: act('absences.approve', 'post', (id: string) => decide(id, { state: 'approved' })),
    reject: act('absences.reject', 'post', (id: string, reason: string) =>
      decide(id, { state: 'rejected', reason }),
    ),
    /** Undoes a decision. */
    release: act('absences.release', 'post', (id: string) => {
      if (kept.find(id)?.state !== 'approved') return Promise.reject(refusal(409, 'state'))
      return written(kept.change(id, (one) => ({ ...one, state: 'pending' })))
    }),
    withdraw: act('absences.withdraw', 'post', (id: string) => decide(id, { state: 'withdrawn' })),
    async *pages(ask: AbsencesAsk, { signal }: CallOptions): AsyncGenerator<Page<Absence>> {
      for (let page = 1, last = 1; page <= last; page++) {
        signal?.throwIfAborted()
        const found = await index({ ...ask, page })
        last = found.meta.totalPages
        yield found
      }
    },
  }
}

function act<Verb extends 'get' | 'post', Fn extends (...args: never[]) => unknown>(
  operation: string,
  verb: Verb,
  fn: Fn,
) {
  return Object.assign(fn, { operation, verb, inputs: verb === 'get' ? 1 : 2 })
}
