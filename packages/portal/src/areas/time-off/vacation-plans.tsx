import type { VacationPlan } from '@portal/sdk'
import { vacationPlans } from '#generated/vacation-plans.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { planInputOf } from './plan-input.ts'
import { PlanInputs } from './plan-inputs.tsx'

const namesOf = (rows: readonly { readonly name: string }[]): string =>
  rows.map(({ name }) => name).join(', ')

/** The groups in which places are counted, and how requests are answered (VOP-1, VOP-2). */
export const VacationPlans = resourceScreen({
  title: 'vacationPlans',
  phrases: 'operationTeam:plans',
  resource: vacationPlans,
  properties: [
    column.text('name', { rowHeader: true, priority: 1 }),
    column.custom('skills', { text: ({ skills }: VacationPlan) => namesOf(skills) }, { long: true }),
    column.custom('groups', { text: ({ groups }: VacationPlan) => namesOf(groups) }, { long: true }),
    column.custom('autoApprove', {
      text: ({ rules }: VacationPlan, { yesNo }) => yesNo(rules.autoApprove),
    }),
    column.custom('whenFull', {
      text: ({ rules }: VacationPlan, { translate }) => translate(`whenFulls.${rules.whenFull}`),
    }),
    column.text('validFrom'),
    column.text('validUntil', { hidden: true }),
    column.number('quotaCount'),
    column.changed(),
  ],
  form: { Inputs: PlanInputs, input: planInputOf },
})
