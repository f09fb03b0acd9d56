import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowVersion } from '@portal/sdk'
import { Card, Columns, Select, Stack } from '@portal/ui-kit'
import { DifferenceList } from './difference-list.tsx'

interface VersionComparisonProps {
  workflow: Workflow
  versions: readonly WorkflowVersion[]
}

/** The differences between two versions, or between the draft and a version. */
export function VersionComparison({ workflow, versions }: VersionComparisonProps) {
  const { t } = useTranslation('workflows')
  const known = [
    { id: 'draft', label: t('versions.draft'), document: workflow.document },
    ...versions.map(({ number, document }) => ({
      ...{ id: String(number), label: t('versions.version', { number }), document },
    })),
  ]
  const [one, setOne] = useState(known[1]?.id ?? 'draft')
  const [other, setOther] = useState('draft')
  const documentOf = (id: string) => known.find((version) => version.id === id)?.document
  const [before, after] = [documentOf(one), documentOf(other)]
  return (
    <Card title={t('versions.compare')}>
      <Stack space="md">
        <Columns>
          <Select label={t('versions.from')} options={known} value={one} onChange={setOne} />
          <Select label={t('versions.to')} options={known} value={other} onChange={setOther} />
        </Columns>
        {before === undefined || after === undefined ? null : (
          <DifferenceList before={before} after={after} />
        )}
      </Stack>
    </Card>
  )
}
