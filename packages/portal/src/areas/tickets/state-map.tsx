import { useTranslation } from 'react-i18next'
import type { WorkflowState } from '@portal/sdk'
import { Columns, Select, Stack } from '@portal/ui-kit'

interface StateMapProps {
  lost: readonly WorkflowState[]
  heirs: readonly WorkflowState[]
}

/** Asks for the target of the records of each removed state. */
export function StateMap({ lost, heirs }: StateMapProps) {
  const { t } = useTranslation('workflows')
  if (lost.length === 0) return <p>{t('publish.noMap')}</p>
  return (
    <Stack space="md">
      <p>{t('publish.map')}</p>
      <Columns>
        {lost.map(({ code, name }, at) => (
          <div key={code}>
            <input type="hidden" name={`map[${at}].from`} value={code} />
            <Select
              name={`map[${at}].to`}
              label={t('publish.heir', { name })}
              isRequired
              options={heirs.map((heir) => ({ id: heir.code, label: heir.name }))}
            />
          </div>
        ))}
      </Columns>
    </Stack>
  )
}
