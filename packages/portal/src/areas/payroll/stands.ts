import { payslipBatches } from '@portal/sdk/intranet'
import { type AreaStands, stand } from '#patterns/stands/stand.ts'

export const stands = {
  payslipBatches: stand(
    'payroll',
    (of, id) => of(payslipBatches).show(id),
    ({ state, assigned, ambiguous, unassigned, leftOut }, t) => ({
      state: [
        t(`batchStates.${state}`),
        t('review.counts', { assigned, ambiguous, unassigned, leftOut }),
      ].join(' · '),
    }),
  ),
} satisfies AreaStands
