import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useFamily, useSession } from '@portal/sdk/react'
import { useAct } from '#patterns/use-act.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

/** The actions that need input. */
export type AskedAct = 'reject' | 'cancel' | 'askCancel' | 'justify' | 'addPart'

interface Offered {
  readonly id: 'approve' | 'cancelNow' | AskedAct
  readonly label: string
  readonly icon: 'check' | 'ban' | 'paperclip' | 'plus'
  readonly isPending: boolean
  readonly run: () => void
}

/** Unapproved absences are cancelled without a reason. */
const isLoose = ({ state }: Absence): boolean =>
  state === 'communicated' || state === 'awaiting_proof' || state === 'in_review'

/** The actions of the signed-in person on an absence, in the order of the menu. */
export function useAbsenceActs(ask: Ask): (absence: Absence) => readonly Offered[] {
  const { t } = useTranslation('absenceRequests')
  const decisionsOf = useDecisionsOf(ask)
  const cancellingOf = useCancellingOf(ask)
  const asked = (act: 'justify' | 'addPart', icon: Offered['icon'], absence: Absence): Offered => ({
    ...{ id: act, label: t(`acts.${act}`), icon, isPending: false },
    run: () => ask(act, absence),
  })
  return (absence) => [
    ...(absence.canDecide ? decisionsOf(absence) : []),
    ...(absence.canJustify ? [asked('justify', 'paperclip', absence)] : []),
    ...(absence.canAddPart ? [asked('addPart', 'plus', absence)] : []),
    ...(absence.canCancel ? [cancellingOf(absence)] : []),
  ]
}

type Ask = (act: AskedAct, absence: Absence) => void

/** A right is validated, and a cancellation is accepted. */
const agreeing = ({ state, isRight }: Absence) =>
  state === 'cancellation_requested' ? 'agreeCancel' : isRight ? 'validate' : 'approve'

function useDecisionsOf(ask: Ask): (absence: Absence) => readonly Offered[] {
  const { t } = useTranslation('absenceRequests')
  const approve = useAct(useFamily(absences).approve, t('acts.approved'), touchedByAbsence)
  return (absence) => {
    const { id, version, state } = absence
    const refuse = state === 'cancellation_requested' ? 'keep' : 'reject'
    return [
      {
        ...{ id: 'approve', label: t(`acts.${agreeing(absence)}`), icon: 'check' },
        isPending: approve.isPending,
        run: () => void approve(id, { version }),
      },
      {
        ...{ id: 'reject', label: t(`acts.${refuse}`), icon: 'ban', isPending: false },
        run: () => ask('reject', absence),
      },
    ]
  }
}

/** The person's own unapproved absence is cancelled at once; any other cancellation needs a reason. */
function useCancellingOf(ask: Ask): (absence: Absence) => Offered {
  const { t } = useTranslation('absenceRequests')
  const uid = useSession()?.userData.uid
  const cancel = useAct(useFamily(absences).cancel, t('acts.cancelled'), touchedByAbsence)
  return (absence) => {
    const { id, version, person } = absence
    if (person.id === uid && isLoose(absence))
      return {
        ...{ id: 'cancelNow', label: t('acts.cancel'), icon: 'ban', isPending: cancel.isPending },
        run: () => void cancel(id, { version }),
      }
    const act = person.id === uid ? 'askCancel' : 'cancel'
    return {
      ...{ id: act, label: t(`acts.${act}`), icon: 'ban', isPending: false },
      run: () => ask(act, absence),
    }
  }
}
