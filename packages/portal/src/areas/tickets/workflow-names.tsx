import { useTranslation } from 'react-i18next'
import type { Workflow } from '@portal/sdk'
import { Columns, TextField } from '@portal/ui-kit'

/** The name and the record types of a workflow. */
export function WorkflowNames({ workflow }: { workflow?: Pick<Workflow, 'name' | 'description'> }) {
  const { t } = useTranslation('workflows')
  return (
    <Columns>
      <TextField
        name="name"
        label={t('list.name')}
        isRequired
        maxLength={120}
        defaultValue={workflow?.name ?? ''}
      />
      <TextField
        name="description"
        label={t('list.description')}
        maxLength={300}
        defaultValue={workflow?.description ?? ''}
      />
    </Columns>
  )
}
