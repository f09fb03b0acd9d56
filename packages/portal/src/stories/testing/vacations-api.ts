import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { offeredRequest, outcomeOf } from './operations-api.ts'

/** Vacation by whole weeks: other lengths are rejected, with the week that would be accepted. */
export function vacationsApi(isEmpty: boolean) {
  const one = exampleOf('vacationRequests.show')
  let isSent = false
  let draft = draftPolicy()
  const waiting = ['2026-08-03', '2026-08-17'].map((startsOn, at) => ({
    ...one,
    ...{ id: `0193b3a0-0000-4000-8000-00000000000${at + 1}`, startsOn, canDecide: true, canWithdraw: false },
  }))
  return [
    answer('vacationRequests.index', ({ request }) => {
      const { meta } = exampleOf('vacationRequests.index')
      if (/selectedState(\[\])?=waiting/.test(decodeURIComponent(request.url)))
        return { data: isEmpty ? [] : [offeredRequest()], meta }
      return isEmpty
        ? { data: [], meta: { ...meta, totalCount: 0 } }
        : { data: waiting, meta: { ...meta, totalCount: waiting.length } }
    }),
    answer('vacationRequests.show', ({ params: { id } }) => ({ ...one, id, canDecide: true })),
    answer('vacationRequests.preview', ({ body: { days } }) => previewOf(days)),
    answer('vacationRequests.create', () => {
      isSent = true
      return one
    }),
    // The first is approved; somebody else has decided the other meanwhile.
    answer('vacationRequests.decide', ({ body: { requests } }) =>
      requests.map(({ id }, at) =>
        at === 0
          ? { id, state: 'preapproved' as const, errors: null }
          : { id, state: null, errors: { state: [{ error: 'invalid' as const }] } },
      ),
    ),
    answer('vacationBalances.show', () => balance(isSent)),
    answer('vacationDays.show', () => exampleOf('vacationDays.show')),
    answer('vacationDays.index', () => exampleOf('vacationDays.index')),
    answer('vacationPolicies.show', () => draft),
    answer('vacationPolicies.update', ({ body }) => {
      const examples = body.examples.map((example) => ({
        ...{ ...example, passes: example.annualUnits === 44 },
        ...{ actualAnnualUnits: 44, actualLooseUnits: example.looseUnits },
      }))
      draft = { ...draft, ...body, version: body.version + 1, examples }
      return draft
    }),
    answer('vacationPolicies.destroy', () => undefined),
    answer('vacationPolicies.publish', ({ refuse }) =>
      refuse(422, { errors: { examples: [{ error: 'invalid', value: 'Todo el año' }] } }),
    ),
  ]
}

/** A draft whose rules give less than its examples expect. */
function draftPolicy() {
  const policy = exampleOf('vacationPolicies.show')
  const examples = policy.examples.map((one) => ({ ...one, passes: false, actualAnnualUnits: 44 }))
  return { ...policy, state: 'draft' as 'draft' | 'published', examples }
}

function balance(isSent: boolean) {
  const shown = exampleOf('vacationBalances.show')
  const { rules } = exampleOf('vacationPolicies.show')
  const [annual] = shown.amounts
  if (annual === undefined || !isSent) return { ...shown, rules }
  const moved = { pending: annual.pending + 14, available: annual.available - 14 }
  return { ...shown, rules, amounts: [{ ...annual, ...moved }] }
}

function previewOf(days: readonly { date: string }[]) {
  const preview = exampleOf('vacationRequests.preview')
  const [day] = preview.days
  const counted = days.flatMap(({ date }) => (day === undefined ? [] : [{ ...day, date }]))
  const count = days.length
  const shown = { ...preview, days: counted, units: count * 2, availableAfter: 56 - count * 2 }
  return count === 7
    ? { ...shown, refusals: [], alternatives: [], ...outcomeOf(days) }
    : {
        ...{ ...shown, warnings: [], spends: [] },
        refusals: [{ rule: 'block_length' as const, date: null, count, limit: 7, name: null, heldBy: null }],
        alternatives: [{ from: '2026-08-10', until: '2026-08-16' }],
      }
}
