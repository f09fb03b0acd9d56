import type { TeleworkVersion } from '@portal/sdk'
import { answer, exampleOf } from '@portal/sdk/testing/msw'

/** A person with an offered version beside the one in force: they sign it, and the company creates others. */
export function teleworkApi(isEmpty: boolean) {
  const one = exampleOf('teleworkVersions.show')
  const rights = { canEdit: false, canRemove: false, canOffer: false, canWithdraw: false, canReverse: false }
  const inForce: TeleworkVersion = {
    ...one,
    ...rights,
    state: 'in_force',
    canAnswer: false,
    canReverse: true,
    missing: [],
  }
  let waiting: TeleworkVersion = {
    ...{
      ...one,
      ...rights,
      id: '0193b3a0-0000-4000-8000-0000000000f2',
      number: 2,
      state: 'offered',
      canAnswer: true,
    },
    ...{ missing: [], startsOn: '2026-12-01', weekA: [1, 3, 5] },
  }
  const none = <Page extends { readonly meta: { readonly totalCount: number } }>(page: Page) => ({
    ...{ ...page, data: [], meta: { ...page.meta, totalCount: 0 } },
  })
  const person = { ...exampleOf('teleworkAgreements.show'), state: 'in_force' as const }
  return [
    answer('teleworkAgreements.index', ({ query }) => {
      const page = exampleOf('teleworkAgreements.index')
      if (isEmpty || query.get('waiting') === 'true') return none(page)
      const rows = ['Lucía Núñez Peña', 'Íñigo Ruiz Soto', 'Marta Gil Vera'].map((displayName, at) => ({
        ...{ ...person, id: `0193b3a0-0000-4000-8000-00000000000${at}`, contradictions: at },
        person: { ...person.person, displayName },
      }))
      return { data: rows, meta: { ...page.meta, totalCount: rows.length } }
    }),
    answer('teleworkAgreements.show', () => ({
      ...{ ...person, next: waiting.state === 'offered' ? ('offered' as const) : null },
      versions: isEmpty ? [] : [waiting, inForce],
    })),
    answer('teleworkVersions.sign', ({ body, refuse }) => {
      if (body.hash !== waiting.hash) return refuse(409, { errors: { hash: [{ error: 'stale' }] } })
      waiting = { ...waiting, state: 'signed', canAnswer: false }
      return waiting
    }),
    answer('teleworkDays.index', () => {
      const page = exampleOf('teleworkDays.index')
      const data = page.data.map((day) => ({ ...day, contradiction: 'not_planned' as const }))
      return isEmpty ? none(page) : { ...page, data }
    }),
  ]
}
