import { useTranslation } from 'react-i18next'
import type { GroupRule } from '@portal/sdk'
import { RepeatedSection, Select } from '@portal/ui-kit'
import { ConditionFields } from './condition-fields.tsx'
import { RulePreview } from './rule-preview.tsx'

/** The conditions of a group with a rule, and the matching people. */
export function RuleInputs({ rule }: { rule: GroupRule | undefined }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <Select
        name="match"
        label={t('groups.match')}
        defaultValue={rule?.match ?? 'all'}
        options={(['all', 'any'] as const).map((id) => ({ id, label: t(`groups.matches.${id}`) }))}
      />
      <RepeatedSection<GroupRule['conditions'][number]>
        label={t('groups.conditions')}
        itemLabel={t('groups.condition')}
        name="conditions"
        {...(rule === undefined ? {} : { items: rule.conditions })}
        min={1}
        max={10}
      >
        {({ name, initial }) => <ConditionFields nameOf={name} initial={initial} />}
      </RepeatedSection>
      <RulePreview />
    </>
  )
}
