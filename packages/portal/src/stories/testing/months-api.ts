import { answer, exampleOf } from '@portal/sdk/testing/msw'

const day = exampleOf('monthSheets.show').days[0]
const february = Array.from({ length: 20 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 1, 2 + Math.floor(index / 5) * 7 + (index % 5)))
    .toISOString()
    .slice(0, 10)
  if (day === undefined) throw new Error('The example of a month sheet has a day')
  const worked = { ...day, date, state: 'closed' as const, incidents: [], holiday: null, absence: null }
  const idle = { ...worked, startedAt: null, endedAt: null, effectiveSeconds: 0, theoreticalMinutes: 0 }
  if (index === 4) return { ...idle, state: 'missing' as const, balanceSeconds: -28_800 }
  if (index === 5) return { ...idle, state: 'free' as const, absence: 'vacation' as const }
  if (index === 6) return { ...idle, state: 'free' as const, holiday: 'Local holiday' }
  if (index === 7) return { ...idle, state: 'free' as const, absence: 'absence' as const }
  return index === 3 ? { ...worked, balanceSeconds: -3600 } : worked
})

/**
 * Sheets of February: the person's own is pending, and confirmed ones can be locked; a short reason is
 * rejected.
 */
export function monthsApi(isEmpty: boolean) {
  const sheet = exampleOf('monthSheets.show')
  const own = { ...sheet, state: 'open' as const, days: february, canConfirm: true, history: [] }
  const difference = { difference: null, isDifferent: false, waitingDays: [], pendingCorrections: 0 }
  let state: 'open' | 'confirmed' = 'open'
  return [
    answer('monthSheets.index', () => {
      const { data, meta } = exampleOf('monthSheets.index')
      const rows = data.map((one) => ({ ...one, state: 'confirmed' as const }))
      return isEmpty ? { data: [], meta: { ...meta, totalCount: 0 } } : { data: rows, meta }
    }),
    answer('monthSheets.show', ({ params: { id } }) => ({
      ...own,
      ...difference,
      ...{ person: { ...sheet.person, id }, state, canConfirm: state === 'open' },
    })),
    answer('monthSheets.confirm', () => {
      state = 'confirmed'
      return { ...own, ...difference, state, canConfirm: false }
    }),
    answer('monthSheets.lock', () => exampleOf('monthSheets.lock')),
    answer('monthSheets.remind', () => ({ notified: 12, alreadyNotified: 3 })),
    answer('monthSheets.reopen', ({ body, refuse }) =>
      body.reason === 'wrong'
        ? refuse(422, { errors: { reason: ['invalid'] } })
        : exampleOf('monthSheets.reopen'),
    ),
    answer('hourBank.index', () => exampleOf('hourBank.index')),
    answer('hourBank.create', ({ body, refuse }) =>
      (body.minutes ?? 0) > 90
        ? refuse(422, { errors: { minutes: ['less_than'] } })
        : exampleOf('hourBank.create'),
    ),
    answer('overtime.index', () => exampleOf('overtime.index')),
    answer('workingHours.index', ({ query }) => {
      const { data, meta } = exampleOf('workingHours.index')
      const counted = { ...meta, totalCount: 61_200, hasTotals: true }
      return {
        data,
        meta: query.get('totals') === 'soon' ? { ...meta, totalCount: 26, hasTotals: false } : counted,
      }
    }),
  ]
}
