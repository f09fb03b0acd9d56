import { skills } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Template } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Columns, Select, Stack, TextField } from '@portal/ui-kit'
import { dateOrders } from './template-input.ts'

const noSkill = ''

type GeneralData = Pick<Template, 'name' | 'description' | 'skillId' | 'dateOrder' | 'decimalSign'>

const newTemplate: GeneralData = {
  name: '',
  description: '',
  skillId: null,
  dateOrder: 'dmy',
  decimalSign: ',',
}

/** General settings of a template: name, skill, formats of dates and amounts. */
export function TemplateGeneral({ template = newTemplate }: { template?: GeneralData }) {
  const { t } = useTranslation('templates')
  const skillsFamily = useFamily(skills)
  const { data } = useData(skillsFamily.index, [{ perPage: 100 }])
  const skillOptions = (data?.data ?? []).map(({ id, name, code }) => ({
    id,
    label: name,
    description: code,
  }))
  return (
    <Card title={t('editor.general')}>
      <Stack space="lg">
        <Columns>
          <TextField
            name="name"
            label={t('editor.name')}
            isRequired
            maxLength={80}
            defaultValue={template.name}
          />
          <TextField
            name="description"
            label={t('editor.description')}
            maxLength={400}
            defaultValue={template.description}
          />
        </Columns>
        <Columns count={3}>
          <Select
            key={skillOptions.length}
            name="skillId"
            label={t('editor.skill')}
            options={[{ id: noSkill, label: t('editor.noSkill') }, ...skillOptions]}
            defaultValue={template.skillId ?? noSkill}
          />
          <Select
            name="dateOrder"
            label={t('editor.dateOrder')}
            options={dateOrders.map((id) => ({ id, label: t(`editor.dateOrders.${id}`) }))}
            defaultValue={template.dateOrder}
          />
          <Select
            name="decimalSign"
            label={t('editor.decimalSign')}
            options={[
              { id: ',', label: t('editor.decimalSigns.comma') },
              { id: '.', label: t('editor.decimalSigns.point') },
            ]}
            defaultValue={template.decimalSign}
          />
        </Columns>
      </Stack>
    </Card>
  )
}
