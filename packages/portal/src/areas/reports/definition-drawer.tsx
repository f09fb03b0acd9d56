import { useTranslation } from 'react-i18next'
import type { ReportDefinition } from '@portal/sdk'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { DefinitionForm } from './definition-form.tsx'
import { SharedDefinition } from './shared-definition.tsx'
import { useReports } from './use-reports.ts'

interface DefinitionDrawerProps {
  id: string
  onClose: () => void
}

/** An open definition: one's own to edit, another person's to read and to subscribe to. */
export function DefinitionDrawer({ id, onClose }: DefinitionDrawerProps) {
  const { t } = useTranslation('definitions')
  const { data, error, refresh } = useData(useFamily(reportDefinitions).show, [id])
  if (data?.isOwn === true) return <OwnDefinition key={id} definition={data} onClose={onClose} />
  return (
    <Drawer
      title={data?.name ?? t('tabDefinitions')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data !== undefined ? (
        <SharedDefinition definition={data} />
      ) : error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <FailureState error={error} onRetry={refresh} />
      )}
    </Drawer>
  )
}

/** One's own definition to edit, with current and former recipients. */
function OwnDefinition({ definition, onClose }: { definition: ReportDefinition; onClose: () => void }) {
  const { t } = useTranslation('definitions')
  const family = useFamily(reportDefinitions)
  const { reports } = useReports()
  const { id } = definition
  const report = reports.find((one) => one.report === definition.report)
  if (report === undefined) return null
  const recipients = definition.recipients.map(({ person, stopped }) => ({
    term: person.displayName,
    value: stopped === null ? t('list.yes') : t(`form.stopped.${stopped}`),
  }))
  return (
    <DefinitionForm
      title={t('form.editTitle', { name: definition.name })}
      draft={`reportDefinitions.${id}`}
      report={report}
      start={{
        ...definition,
        every: definition.schedule?.every ?? 'none',
        sharedWith: definition.people.map((one) => ({ id: one.id, label: one.displayName })),
        groups: definition.groups.map((one) => one.id),
        roles: definition.roles.map((one) => one.id),
      }}
      send={(input) => family.update(id, input)}
      onClose={onClose}
    >
      {recipients.length === 0 ? null : <DescriptionList items={recipients} />}
    </DefinitionForm>
  )
}
