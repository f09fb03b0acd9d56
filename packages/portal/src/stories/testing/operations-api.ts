import { answer, exampleOf } from '@portal/sdk/testing/msw'

const plan = { id: '0193b3a0-0000-4000-8000-000000000001', name: 'Atención al cliente' }
const status = {
  ...{ plan, reason: null, hasPlace: false, autoApproved: false, waitingPlace: null, offeredUntil: null },
  ...{ answerBy: null, isLate: false, overrideReason: null, held: null },
}
const full = { status: 'full' as const, free: 0, limit: 4, waiting: 2 }
const later = [{ from: '2027-08-16', until: '2027-08-22' }]

/** A pending request whose place has become free. */
export function offeredRequest() {
  const operations = { ...status, waitingPlace: 1, offeredUntil: '2026-11-20T10:00:00.000Z' }
  return { ...exampleOf('vacationRequests.show'), state: 'waiting' as const, operations }
}

/**
 * The plan's answers for summer 2027, in which the first fortnight of August is full; none for other dates.
 */
export function outcomeOf(days: readonly { date: string }[]) {
  const [first] = days
  if (first === undefined || first.date < '2027-06-01') return {}
  const isFull = first.date < '2027-08-16'
  const dates = days.map(({ date }) => ({
    date,
    ...full,
    ...(isFull ? {} : { status: 'free' as const, free: 3 }),
  }))
  const common = { plan, reason: null, keepsPlace: null, period: null, dates }
  return isFull
    ? { operations: { ...common, outcome: 'waiting' as const, waitingPlace: 3 }, alternatives: later }
    : { operations: { ...common, outcome: 'approved' as const, waitingPlace: null }, alternatives: [] }
}

/** A plan with a full fortnight and two pending requests, one of which has no place. */
export function operationsApi(isEmpty: boolean) {
  const one = exampleOf('operationVacations.show')
  const waiting = ['2027-08-16', '2027-08-02'].map((startsOn, at) => ({
    ...{ ...one, id: `0193b3a0-0000-4000-8000-0000000000a${at}`, startsOn, endsOn: startsOn },
    ...{
      canDecide: true,
      canWithdraw: false,
      operations: { ...status, reason: 'needs_decision' as const },
    },
  }))
  const [fitting] = waiting
  return [
    answer('operationVacations.index', () => {
      const { meta } = exampleOf('operationVacations.index')
      const data = isEmpty ? [] : waiting
      return { data, meta: { ...meta, totalCount: data.length } }
    }),
    answer('operationVacations.preview', () => {
      const { intervals, method } = exampleOf('operationVacations.preview')
      const requests = waiting.map(({ id, person }) =>
        id === fitting?.id
          ? { id, person, fits: true, date: null, limit: null, suggested: true, why: 'fits' as const }
          : { id, person, fits: false, date: '2027-08-02', limit: 4, suggested: false, why: 'full' as const },
      )
      return { intervals: intervals.map((each) => ({ ...each, end: 780 })), requests, method }
    }),
    answer('operationVacations.decide', ({ body: { requests, override } }) =>
      requests.map(({ id }) =>
        id === fitting?.id || override != null
          ? { id, state: 'pending' as const, errors: null }
          : { id, state: null, errors: { quota: [{ error: 'full' as const }] } },
      ),
    ),
    answer('operationVacations.release', ({ body: { ids } }) =>
      ids.map((id) => ({ id, state: 'pending' as const, errors: null })),
    ),
    answer('vacationPlaces.show', () => {
      const shown = exampleOf('vacationPlaces.show')
      if (isEmpty) return { ...shown, plan: null, rules: null, period: null, closed: [], days: [] }
      const days = Array.from({ length: 14 }, (_, at) => ({
        ...full,
        date: `2027-08-${String(at + 2).padStart(2, '0')}`,
      }))
      return { ...shown, closed: [], days }
    }),
  ]
}
