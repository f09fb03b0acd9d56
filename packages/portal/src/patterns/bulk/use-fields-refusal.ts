import { useTranslation } from 'react-i18next'
import { messageOfCode } from '@portal/sdk'
import type { RowRefusal } from './run-bulk.ts'
import type { RowFields } from './table-refusals.ts'

/** Why the service refused one of many, where it names the fields; without any the row was kept back by others. */
export function useFieldsRefusal(): (fields: RowFields | undefined) => RowRefusal {
  const { t, i18n } = useTranslation('general')
  return (fields) => {
    if (fields === undefined) return t('bulk.keptBack')
    const faults = Object.values(fields).flat()
    const missing = faults.find(({ code, value }) => code === 'out_of_reach' && value !== undefined)
    if (missing?.value !== undefined) return { missing: missing.value.split(', ') }
    if (fields.id?.some(({ code }) => code === 'inclusion') === true) return t('bulk.gone')
    return faults.map(({ code }) => messageOfCode(code, i18n.language)).join(' · ')
  }
}
