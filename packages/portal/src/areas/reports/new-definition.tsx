import { useTranslation } from 'react-i18next'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { withWords } from '#patterns/address.ts'
import { useAddress } from '#patterns/use-address.ts'
import { DefinitionForm } from './definition-form.tsx'
import { useReports } from './use-reports.ts'

const none = { new: undefined, query: undefined, columns: undefined, every: undefined }

/** The form of a new definition, with initial values from a report's parameters in the URL. */
export function NewDefinition() {
  const { t } = useTranslation('definitions')
  const [params, changeAddress] = useAddress()
  const { create } = useFamily(reportDefinitions)
  const { reports } = useReports()
  const report = reports.find((one) => one.report === params.get('new'))
  const close = () => changeAddress(withWords(none))
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
