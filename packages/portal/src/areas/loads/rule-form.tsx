import { useTranslation } from 'react-i18next'
import type { DuplicateRuleInput, DuplicateSearch } from '@portal/sdk'
import { duplicateRules } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { RadioGroup, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

const acts = ['merge', 'show'] as const

/** Saves a search as a rule that runs after each load. */
export function RuleForm({ search, onClose }: { search: DuplicateSearch; onClose: () => void }) {
  const { t } = useTranslation('duplicates')
  const { create } = useFamily(duplicateRules)
  return (
    <ResourceForm
      title={t('rules.title')}
      draft={`duplicateRules.${search.id}`}
      send={({ name, act }) =>
        create({ name: textOf(name), searchId: search.id, act: textOf(act) as DuplicateRuleInput['act'] })
      }
      done={t('rules.created')}
      onClose={onClose}
    >
      <TextField name="name" label={t('rules.name')} isRequired maxLength={80} defaultValue={search.name} />
      <RadioGroup
        name="act"
        label={t('rules.act')}
        defaultValue="show"
        options={acts.map((id) => ({ id, label: t(`rules.acts.${id}`) }))}
      />
    </ResourceForm>
  )
}
