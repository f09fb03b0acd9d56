import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { DefinitionForm } from './definition-form.tsx'
import { useReports } from './use-reports.ts'

const given = ['new', 'query', 'columns', 'every'] as const

/** The form of a new definition, begun by what a report has shown: the address says what that was. */
export function NewDefinition() {
  const { t } = useTranslation('definitions')
  const [params, setParams] = useSearchParams()
  const { create } = useFamily(reportDefinitions)
  const { reports } = useReports()
  const report = reports.find((one) => one.report === params.get('new'))
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const name of given) next.delete(name)
      return next
    })
  if (report === undefined) return null
  const columns = params.get('columns')?.split(',').filter(Boolean) ?? []
  return (
    <DefinitionForm
      title={t('form.createTitle')}
      draft="reportDefinitions.new"
      report={report}
      start={{
        ...{
          name: '',
          query: params.get('query') ?? '',
          columns,
          format: 'xlsx',
          period: null,
          schedule: null,
        },
        ...{ sharedWith: [], groups: [], roles: [], every: params.get('every') === 'week' ? 'week' : 'none' },
      }}
      send={(input) => create(input)}
      onClose={close}
    />
  )
}
