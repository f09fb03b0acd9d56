import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { FormValue } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { LateComboBox } from './late-choices.tsx'

const nobody = 'nobody'

interface AssigneeFieldProps {
  name: string
  incident: Pick<IncidentDetail, 'assignee'>
}

/** Chooses the assignee of an incident: an eligible person, or nobody. */
export function AssigneeField({ name, incident }: AssigneeFieldProps) {
  const { t } = useTranslation('incidents')
  const { data } = useData(useFamily(incidents).assignees, [])
  return (
    <LateComboBox
      name={name}
      label={t('list.assignee')}
      options={
        data && [
          { id: nobody, label: t('list.assignees.nobody') },
          ...data.map(({ id, displayName }) => ({ id, label: displayName })),
        ]
      }
      chosen={incident.assignee?.id ?? nobody}
      isRequired
    />
  )
}

/** The chosen person; null for nobody. */
export function assigneeOf(value: FormValue | undefined): string | null {
  const id = textOf(value)
  return id === nobody || id === '' ? null : id
}
