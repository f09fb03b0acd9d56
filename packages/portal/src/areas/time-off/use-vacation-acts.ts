import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationPlaces, vacationRequests } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { useAct } from '#patterns/use-act.ts'
import { touchedByPlaces, touchedByVacation } from './touched-by-vacation.ts'
import { useHolderOf } from './use-holder-text.ts'

/** The actions that need a reason. */
export type ReasonedAct = 'reject' | 'cancel' | 'cancelByCompany'
/** The actions that need a last day, too. */
export type EndingAct = 'endEarly' | 'endEarlyByCompany'
/** The actions that need input. */
export type AskedAct = ReasonedAct | EndingAct

interface Offered {
  readonly id: 'approve' | 'accept' | 'withdraw' | 'archive' | 'restore' | AskedAct
  readonly label: string
  readonly icon: 'check' | 'ban' | 'folder'
  readonly isPending: boolean
  readonly run: () => void
}

/** The actions of the signed-in person on a request, in the order of the menu. */
export function useVacationActs(
  ask: (act: AskedAct, request: VacationRequest) => void,
): (request: VacationRequest) => readonly Offered[] {
  const { t } = useTranslation(['vacations', 'operations'])
  const family = useFamily(vacationRequests)
  const holderOf = useHolderOf()
  const approve = useAct(family.approve, t('one.approved'), touchedByVacation, holderOf)
  const { accept: take } = useFamily(vacationPlaces)
  const accept = useAct(take, t('operations:offer.accepted'), touchedByPlaces)
  const withdraw = useAct(family.withdraw, t('one.withdrawn'), touchedByVacation, holderOf)
  const archive = useAct(family.archive, t('one.archived'))
  const restore = useAct(family.restore, t('one.restored'))
  const keeping = ({ id, version, isArchived, canArchive }: VacationRequest): readonly Offered[] => {
    const [name, act] = isArchived ? (['restore', restore] as const) : (['archive', archive] as const)
    const run = () => void act(id, { version })
    return canArchive
      ? [{ id: name, label: t(`one.${name}`), icon: 'folder', isPending: act.isPending, run }]
      : []
  }
  return (request) => {
    const { id, version } = request
    const asking = (act: AskedAct): Offered => ({
      ...{ id: act, label: t(`one.${act}`), icon: 'ban', isPending: false },
      run: () => ask(act, request),
    })
    const agree = t(`one.${agreeing(request)}`)
    return [
      ...(request.canDecide
        ? [
            {
              ...({ id: 'approve', label: agree, icon: 'check', isPending: approve.isPending } as const),
              run: () => void approve(id, { version }),
            },
            asking('reject'),
          ]
        : []),
      ...(request.canWithdraw && request.operations?.offeredUntil != null
        ? [
            {
              ...({ id: 'accept', label: t('operations:offer.accept'), icon: 'check' } as const),
              isPending: accept.isPending,
              run: () => void accept(id, { version }),
            },
          ]
        : []),
      ...(request.canWithdraw
        ? [
            {
              ...({ id: 'withdraw', label: t('one.withdraw'), icon: 'ban' } as const),
              isPending: withdraw.isPending,
              run: () => void withdraw(id, { version }),
            },
          ]
        : []),
      ...calledOffBy(request).map(asking),
      ...keeping(request),
    ]
  }
}

/** The ways in which the signed-in person may cancel the vacation, or end it early. */
const calledOffBy = (request: VacationRequest): readonly AskedAct[] => [
  ...(request.canCancel ? (['cancel'] as const) : []),
  ...(request.canCancelByCompany ? (['cancelByCompany'] as const) : []),
  ...(request.canEndEarly ? (['endEarly'] as const) : []),
  ...(request.canEndEarlyByCompany ? (['endEarlyByCompany'] as const) : []),
]

/** The label of an approval. */
const agreeing = ({ state, lastDay }: VacationRequest) =>
  state !== 'cancellation_requested' ? 'approve' : lastDay === null ? 'agreeCancel' : 'agreeEnd'
