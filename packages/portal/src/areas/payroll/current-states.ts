import { payslipBatches } from '@portal/sdk/intranet'
import { type CurrentStates, describeState } from '#patterns/current-state/describe-state.ts'

export const currentStates = {
  payslipBatches: describeState(
    'payroll',
    (of, id) => of(payslipBatches).show(id),
    ({ state, assigned, ambiguous, unassigned, leftOut }, t) => ({
      state: [
        t(`batchStates.${state}`),
        t('review.counts', { assigned, ambiguous, unassigned, leftOut }),
      ].join(' · '),
    }),
  ),
} satisfies CurrentStates
