import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsenceTerms } from '@portal/sdk'
import { absenceTypes, absenceTypeTerms } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Drawer, Stack } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useNameOf } from '#patterns/use-name-of.ts'
import { TermsCard } from './terms-card.tsx'

const most = 100

/** The past, current and future terms of an absence type; future ones can be withdrawn. */
export function TermsDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('absences')
  const nameOf = useNameOf()
  const canEdit = useCan()('TIPOLOGIA_AUSENCIAS_EDITAR')
  const { index, destroy } = useFamily(absenceTypeTerms)
  const type = useData(useFamily(absenceTypes).show, [id])
  const terms = useData(index, [{ absenceTypeId: id, perPage: most }])
  const [asked, ask] = useState<AbsenceTerms>()
  const rows = terms.data?.data
  const refresh = () => {
    type.refresh()
    terms.refresh()
  }
  return (
    <Drawer
      title={t('terms.title', { name: type.data === undefined ? '…' : nameOf(type.data) })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Stack space="lg">
        {rows === undefined && terms.error !== undefined ? (
          <FailureState error={terms.error} onRetry={refresh} />
        ) : null}
        {(rows ?? []).map((one) => (
          <TermsCard
            key={one.id}
            terms={one}
            {...(canEdit && one.state === 'planned' && one.agreement === ''
              ? { onWithdraw: () => ask(one) }
              : {})}
          />
        ))}
      </Stack>
      <ConfirmAction
        subject={asked}
        onClose={() => ask(undefined)}
        title={({ validFrom }) => t('terms.withdrawTitle', { from: validFrom })}
        text={() => t('terms.withdrawText')}
        confirmLabel={t('terms.withdraw')}
        act={destroy}
        idOf={(one) => one.id}
        done={t('terms.withdrawn')}
        onDone={() => {
          ask(undefined)
          refresh()
        }}
      />
    </Drawer>
  )
}
