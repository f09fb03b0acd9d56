import { answer, exampleOf } from '@portal/sdk/testing/msw'

/** Corrections of a day that wait for the person; a reason `wrong`, and a removal, are refused. */
export function correctionsApi(isEmpty: boolean) {
  return [
    answer('clockCorrections.index', () => {
      const { data, meta } = exampleOf('clockCorrections.index')
      const waiting = data.map((one) => ({ ...one, decidedBy: null, canDecide: true, canWithdraw: false }))
      return isEmpty ? { data: [], meta: { ...meta, totalCount: 0 } } : { data: waiting, meta }
    }),
    answer('clockCorrections.reject', ({ body, refuse }) =>
      body.reason === 'wrong'
        ? refuse(409, { errors: { state: ['invalid'] } })
        : exampleOf('clockCorrections.reject'),
    ),
    answer('clockCorrections.create', ({ body, refuse }) =>
      body.change === 'remove'
        ? refuse(409, { errors: { entryId: ['invalid'] } })
        : exampleOf('clockCorrections.create'),
    ),
  ]
}
