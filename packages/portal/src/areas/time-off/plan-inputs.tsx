import { useTranslation } from 'react-i18next'
import type { VacationPlan } from '@portal/sdk'
import { DatePicker, MultiSelect, type Option, RepeatedSection, TextField } from '@portal/ui-kit'
import { vacationPlans as contract } from '#generated/vacation-plans.ts'
import { PlanNeedFields } from './plan-need-fields.tsx'
import { PlanRuleFields } from './plan-rule-fields.tsx'
import { useGroups } from './use-block-choices.ts'
import { useSkills } from './use-skills.ts'

/** The fields of a plan: people, dates, how requests are answered, and the required staff. */
export function PlanInputs({ row }: { row?: VacationPlan }) {
  const { t } = useTranslation('operationTeam')
  return (
    <>
      <TextField
        name="name"
        label={t('plans.name')}
        defaultValue={row?.name ?? ''}
        maxLength={contract.input.name.maxLength}
        isRequired
      />
      <Whom row={row} />
      <DatePicker
        name="validFrom"
        label={t('plans.validFrom')}
        {...(row === undefined ? {} : { defaultValue: row.validFrom })}
        isRequired
      />
      <DatePicker
        name="validUntil"
        label={t('plans.validUntil')}
        description={t('plans.validUntilHelp')}
        {...(row?.validUntil == null ? {} : { defaultValue: row.validUntil })}
      />
      <PlanRuleFields rules={row?.rules} />
      <RepeatedSection
        label={t('plans.needs')}
        itemLabel={t('plans.need')}
        name="needs"
        items={row?.needs ?? []}
      >
        {({ name, initial }) => <PlanNeedFields name={name} need={initial} />}
      </RepeatedSection>
    </>
  )
}

function Whom({ row }: { row: VacationPlan | undefined }) {
  const { t } = useTranslation('operationTeam')
  const skills = withChosen(useSkills(), row?.skills)
  const groups = withChosen(useGroups(), row?.groups)
  return (
    <>
      <MultiSelect
        key={`skills ${skills.length}`}
        name="skillIds"
        label={t('plans.skillIds')}
        options={skills}
        defaultValue={row?.skills.map(({ id }) => id) ?? []}
      />
      <MultiSelect
        key={`groups ${groups.length}`}
        name="groupIds"
        label={t('plans.groupIds')}
        options={groups}
        defaultValue={row?.groups.map(({ id }) => id) ?? []}
      />
    </>
  )
}

/** The options; the stored value stays while they load, or without access. */
const withChosen = (
  options: readonly Option[] = [],
  chosen: VacationPlan['skills'] = [],
): readonly Option[] => [
  ...options,
  ...chosen
    .filter(({ id }) => options.every((option) => option.id !== id))
    .map(({ id, name }) => ({ id, label: name })),
]
