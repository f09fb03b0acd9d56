import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList, Dialog } from '@portal/ui-kit'
import { MissingPermissions, Refusal } from '#patterns/refusals/refusal.tsx'
import { FieldsRefusal } from './fields-refusal.tsx'
import type { BulkFailure, RowRefusal } from './run-bulk.ts'

interface BulkFailuresProps {
  failures: readonly BulkFailure[] | undefined
  onClose: () => void
}

/** The rows that a bulk action could not change, and why; its texts load on opening. */
export function BulkFailures({ failures, onClose }: BulkFailuresProps) {
  if (failures === undefined) return null
  return (
    <Suspense>
      <Failures failures={failures} onClose={onClose} />
    </Suspense>
  )
}

function Failures({ failures, onClose }: { failures: readonly BulkFailure[]; onClose: () => void }) {
  const { t } = useTranslation('resource')
  return (
    <Dialog title={t('bulk.failures')} isOpen onOpenChange={onClose}>
      <DescriptionList
        items={failures.map(({ name, reason, cause }) => ({
          term: name,
          value: cause === undefined ? <Reason reason={reason} /> : <Refusal error={cause} />,
        }))}
      />
    </Dialog>
  )
}

function Reason({ reason }: { reason: RowRefusal }) {
  if (typeof reason === 'string') return reason
  if ('missing' in reason) return <MissingPermissions names={reason.missing} />
  return <FieldsRefusal fields={reason.fields} />
}
