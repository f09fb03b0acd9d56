import { answer, exampleOf } from '@portal/sdk/testing/msw'

/** Pending corrections of the person's day; the reason `wrong`, and a removal, are rejected. */
export function correctionsApi(isEmpty: boolean) {
  const until = '2026-03-04T08:31:06.000Z'
  return [
    answer('clockCorrections.index', () => {
      const { data, meta } = exampleOf('clockCorrections.index')
      const waiting = data.map((one) => ({ ...one, decidedBy: null, canDecide: true, canWithdraw: false }))
      return isEmpty ? { data: [], meta: { ...meta, totalCount: 0 } } : { data: waiting, meta }
    }),
    answer('clockCorrections.hold', ({ body, refuse }) => {
      if (body.reason === 'wrong') return refuse(409, { errors: { state: ['invalid'] } })
      const held = { as: body.as, until }
      return { ...exampleOf('clockCorrections.hold'), held, canDecide: false }
    }),
    answer('clockCorrections.create', ({ body, refuse }) =>
      body.change === 'remove'
        ? refuse(409, { errors: { entryId: ['invalid'] } })
        : exampleOf('clockCorrections.create'),
    ),
  ]
}
