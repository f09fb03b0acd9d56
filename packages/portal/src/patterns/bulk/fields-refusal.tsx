import { useTranslation } from 'react-i18next'
import { messageOfCode } from '@portal/sdk'
import { MissingPermissions } from '#patterns/refusals/refusal.tsx'
import type { RowFields } from './table-refusals.ts'

/** Why a row was not changed in a request that was refused as a whole; without fields, other rows prevented it. */
export function FieldsRefusal({ fields }: { fields: RowFields | undefined }) {
  const { t, i18n } = useTranslation(['resource', 'general'])
  if (fields === undefined) return t('bulk.keptBack')
  const faults = Object.values(fields).flat()
  const missing = faults.find(({ code }) => code === 'out_of_reach')?.value
  if (missing !== undefined) return <MissingPermissions names={missing.split(', ')} />
  // The service reports an unknown id like any invalid reference.
  if (fields.id?.some(({ code }) => code === 'inclusion') === true) return t('general:bulk.notFound')
  return faults.map(({ code }) => messageOfCode(code, i18n.language)).join(' · ')
}
