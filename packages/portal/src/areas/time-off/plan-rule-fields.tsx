import { useTranslation } from 'react-i18next'
import type { VacationPlanRules } from '@portal/sdk'
import { Checkbox, NumberField, Select, Stack } from '@portal/ui-kit'
import { grants, whenFulls } from './plan-input.ts'

/** The defaults of a plan. */
const usual: VacationPlanRules = {
  ...{ autoApprove: true, longestDays: 15, noticeDays: 15, withinShifts: true, whenFull: 'waiting' },
  ...{ waitingClosesDays: 7, grants: 'offer', offerHours: 48, fillingPercent: 75 },
}

/** How requests of a plan are answered (VOP-2, VOP-3). */
export function PlanRuleFields({ rules = usual }: { rules: VacationPlanRules | undefined }) {
  const { t } = useTranslation('operationTeam')
  const number = (name: 'noticeDays' | 'waitingClosesDays' | 'offerHours' | 'fillingPercent', least = 0) => (
    <NumberField
      name={`rules.${name}`}
      label={t(`plans.${name}`)}
      defaultValue={rules[name]}
      minValue={least}
      isRequired
    />
  )
  return (
    <fieldset>
      <legend>{t('plans.rules')}</legend>
      <Stack space="md">
        <Checkbox
          name="rules.autoApprove"
          label={t('plans.autoApprove')}
          defaultSelected={rules.autoApprove}
        />
        <Checkbox
          name="rules.withinShifts"
          label={t('plans.withinShifts')}
          defaultSelected={rules.withinShifts}
        />
        <NumberField
          name="rules.longestDays"
          label={t('plans.longestDays')}
          description={t('plans.longestDaysHelp')}
          minValue={1}
          {...(rules.longestDays === null ? {} : { defaultValue: rules.longestDays })}
        />
        {number('noticeDays')}
        <Select
          name="rules.whenFull"
          label={t('plans.whenFull')}
          defaultValue={rules.whenFull}
          options={whenFulls.map((id) => ({ id, label: t(`plans.whenFulls.${id}`) }))}
          isRequired
        />
        {number('waitingClosesDays')}
        <Select
          name="rules.grants"
          label={t('plans.grants')}
          defaultValue={rules.grants}
          options={grants.map((id) => ({ id, label: t(`plans.grantsWords.${id}`) }))}
          isRequired
        />
        {number('offerHours', 1)}
        {number('fillingPercent', 1)}
      </Stack>
    </fieldset>
  )
}
