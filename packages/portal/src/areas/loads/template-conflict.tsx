import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template, TemplateInput } from '@portal/sdk'
import { skills } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { dateOrders } from './template-input.ts'

interface TemplateConflictProps {
  mine: TemplateInput
  theirs: Template
  onKeepTheirs: () => void
}

/** The edit conflict of a template. */
export function TemplateConflict({ mine, theirs, onKeepTheirs }: TemplateConflictProps) {
  const { t } = useTranslation('templates')
  const { data } = useData(useFamily(skills).index, [{ perPage: 100 }])
  const words: Readonly<Record<string, string>> = {
    name: t('editor.name'),
    description: t('editor.description'),
    skillId: t('editor.skill'),
    dateOrder: t('editor.dateOrder'),
    decimalSign: t('editor.decimalSign'),
    columns: t('editor.columns'),
  }
  const skill = (id: unknown) => data?.data.find((one) => one.id === id)?.name ?? t('editor.noSkill')
  const order = (value: unknown) => t(`editor.dateOrders.${dateOrders.find((one) => one === value) ?? 'dmy'}`)
  const columnsOf = ({ columns }: TemplateInput) =>
    columns.map(({ label, type }) => `${label} (${t(`types.${type}`)})`).join(', ')
  return (
    <Suspense>
      <ConflictPart
        mine={{ ...mine, columns: columnsOf(mine) }}
        theirs={{ ...theirs, columns: columnsOf(theirs) }}
        fields={[
          { name: 'skillId', shown: skill },
          { name: 'dateOrder', shown: order },
        ]}
        translate={(name) => words[name] ?? name}
        onKeepTheirs={onKeepTheirs}
      />
    </Suspense>
  )
}
