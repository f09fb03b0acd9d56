import { useTranslation } from 'react-i18next'
import type { StaffNeed } from '@portal/sdk'
import { NumberField, Select, Stack, TextField } from '@portal/ui-kit'
import { readTimes, timesText } from '#patterns/shift-words.ts'
import { everybody } from './plan-input.ts'
import { useSkills } from './use-skills.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

const workdays = [1, 2, 3, 4, 5]

interface PlanNeedFieldsProps {
  name: (field: string) => string
  need: StaffNeed | undefined
}

/** The required staff by weekday and interval, of a skill or of all. */
export function PlanNeedFields({ name, need }: PlanNeedFieldsProps) {
  const { t } = useTranslation('operationTeam')
  return (
    <Stack space="md">
      <NeededSkill name={name('skillId')} skillId={need?.skillId ?? everybody} />
      <WeekdayBoxes
        name={name('weekdays')}
        label={t('plans.weekdays')}
        days={need?.weekdays ?? workdays}
        isRequired
      />
      <TextField
        name={name('time')}
        label={t('plans.time')}
        description={t('plans.timeHelp')}
        defaultValue={need === undefined ? '' : timesText([need])}
        validate={(text) => (readTimes(text)?.length === 1 ? null : t('plans.timeWrong'))}
        isRequired
      />
      <NumberField
        name={name('people')}
        label={t('plans.people')}
        minValue={0}
        {...(need === undefined ? {} : { defaultValue: need.people })}
        isRequired
      />
    </Stack>
  )
}

/** The skill, or all; without access to skills the stored value stays. */
function NeededSkill({ name, skillId }: { name: string; skillId: string }) {
  const { t } = useTranslation('operationTeam')
  const skills = useSkills()
  if (skills === undefined) return <input type="hidden" name={name} value={skillId} />
  return (
    <Select
      name={name}
      label={t('plans.needSkill')}
      defaultValue={skillId}
      options={[{ id: everybody, label: t('plans.everybody') }, ...skills]}
    />
  )
}
