import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ConfirmDialog, Select, Stack } from '@portal/ui-kit'
import { AllOrNone } from '#patterns/bulk/all-or-none.tsx'

export type IncidentBulkAct = 'assign' | 'close'

interface IncidentBulkDialogProps {
  act: IncidentBulkAct
  /** How many are selected, or match. */
  count: number
  onConfirm: (userId: string | null, allOrNone: boolean) => void
  onClose: () => void
}

const nobody = 'nobody'

/** Confirms a bulk change of incidents, and asks for the assignee. */
export function IncidentBulkDialog({ act, count, onConfirm, onClose }: IncidentBulkDialogProps) {
  const { t } = useTranslation('incidents')
  const { data = [] } = useData(useFamily(incidents).assignees, act === 'assign' ? [] : null)
  const [userId, setUserId] = useState(nobody)
  const [allOrNone, setAllOrNone] = useState(false)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('bulk.title', { act: t(`bulk.${act}`), number: count })}
      confirmLabel={t(`bulk.${act}`)}
      onConfirm={() => onConfirm(userId === nobody ? null : userId, allOrNone)}
    >
      <Stack>
        {act === 'close' ? (
          <p>{t('bulk.closeText')}</p>
        ) : (
          <Select
            label={t('list.assignee')}
            value={userId}
            onChange={setUserId}
            options={[
              { id: nobody, label: t('list.assignees.nobody') },
              ...data.map(({ id, displayName }) => ({ id, label: displayName })),
            ]}
          />
        )}
        <AllOrNone count={count} isSelected={allOrNone} onChange={setAllOrNone} />
      </Stack>
    </ConfirmDialog>
  )
}
