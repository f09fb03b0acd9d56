import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { useAct } from '#patterns/use-act.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

/** What asks for something before it is done. */
export type AskedAct = 'reject' | 'cancel' | 'askCancel' | 'justify' | 'addPart'

interface Offered {
  readonly id: 'approve' | 'cancelNow' | AskedAct
  readonly label: string
  readonly icon: 'check' | 'ban' | 'paperclip' | 'plus'
  readonly isPending: boolean
  readonly run: () => void
}

/** What nobody has approved is cancelled without a word. */
const isLoose = ({ state }: Absence): boolean =>
  state === 'communicated' || state === 'awaiting_proof' || state === 'in_review'

/** What whoever looks may do with an absence, in the order in which it is offered. */
export function useAbsenceActs(
  ask: (act: AskedAct, absence: Absence) => void,
): (absence: Absence) => readonly Offered[] {
  const { t } = useTranslation('absenceRequests')
  const uid = useSession()?.userData.uid
  const family = useFamily(absences)
  const approve = useAct(family.approve, t('acts.approved'), touchedByAbsence)
  const cancel = useAct(family.cancel, t('acts.cancelled'), touchedByAbsence)
  return (absence) => {
    const { id, version, state, isRight, person } = absence
    const asked = (act: AskedAct, label: string, icon: Offered['icon']): Offered => ({
      ...{ id: act, label, icon, isPending: false },
      run: () => ask(act, absence),
    })
    const isCancelling = state === 'cancellation_requested'
    const agree = isCancelling ? 'agreeCancel' : isRight ? 'validate' : 'approve'
    const decisions: Offered[] = [
      {
        ...{ id: 'approve', label: t(`acts.${agree}`), icon: 'check', isPending: approve.isPending },
        run: () => void approve(id, { version }),
      },
      asked('reject', t(isCancelling ? 'acts.keep' : 'acts.reject'), 'ban'),
    ]
    const cancelling: Offered =
      isLoose(absence) && person.id === uid
        ? {
            ...{ id: 'cancelNow', label: t('acts.cancel'), icon: 'ban', isPending: cancel.isPending },
            run: () => void cancel(id, { version }),
          }
        : person.id === uid
          ? asked('askCancel', t('acts.askCancel'), 'ban')
          : asked('cancel', t('acts.cancel'), 'ban')
    return [
      ...(absence.canDecide ? decisions : []),
      ...(absence.canJustify ? [asked('justify', t('acts.justify'), 'paperclip')] : []),
      ...(absence.canAddPart ? [asked('addPart', t('acts.addPart'), 'plus')] : []),
      ...(absence.canCancel ? [cancelling] : []),
    ]
  }
}
