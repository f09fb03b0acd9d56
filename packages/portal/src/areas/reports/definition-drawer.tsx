import { useTranslation } from 'react-i18next'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList } from '@portal/ui-kit'
import { DefinitionForm } from './definition-form.tsx'
import { useReports } from './use-reports.ts'

/** One's own definition to change, with who receives it and who does not any more. */
export function DefinitionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('definitions')
  const family = useFamily(reportDefinitions)
  const { data } = useData(family.show, [id])
  const { reports } = useReports()
  const report = reports.find((one) => one.report === data?.report)
  if (data === undefined || report === undefined || !data.isOwn) return null
  const told = data.recipients.map(({ person, stopped }) => ({
    term: person.displayName,
    value: stopped === null ? t('list.yes') : t(`form.stopped.${stopped}`),
  }))
  return (
    <DefinitionForm
      key={id}
      title={t('form.editTitle', { name: data.name })}
      draft={`reportDefinitions.${id}`}
      report={report}
      start={{
        ...data,
        every: data.schedule?.every ?? 'none',
        people: data.people.map((one) => one.id),
        groups: data.groups.map((one) => one.id),
        roles: data.roles.map((one) => one.id),
      }}
      send={(input) => family.update(id, input)}
      onClose={onClose}
    >
      {told.length === 0 ? null : <DescriptionList items={told} />}
    </DefinitionForm>
  )
}
