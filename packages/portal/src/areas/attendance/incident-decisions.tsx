import { useTranslation } from 'react-i18next'
import type { LookedAtIncident, Workday } from '@portal/sdk'
import { dayIncidents } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { like } from '#patterns/like.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { useDecided } from '#patterns/request-screen/use-decided.ts'
import { useRejected } from '#patterns/request-screen/use-rejected.ts'
import { useAct } from '#patterns/use-act.ts'
import { lookedAtFamilies } from './looked-at-families.ts'

type Kind = Workday['incidents'][number]

/** The notice of a decision on an incident, with undo. */
function useNotice() {
  const { t } = useTranslation('dayIncidents')
  const { release } = useFamily(dayIncidents)
  const releaseOne = like(release, (id: string) => release({ ids: [id] }))
  const notice = useDecided(lookedAtFamilies, releaseOne)
  return (as: 'accepted' | 'rejected' | 'dismissed', id: string) => ({
    ...notice('approved', [id]),
    title: t(`acts.${as}`),
  })
}

/** Accepts or rejects the justification of an incident. */
export function IncidentDecisions({ incident }: { incident: LookedAtIncident }) {
  const { t } = useTranslation(['dayIncidents', 'workdays'])
  const { decide } = useFamily(dayIncidents)
  const notice = useNotice()
  const { id, version, person, date, kind } = incident
  const hold = like(decide, (decision: 'accepted' | 'rejected', comment: string | null) =>
    decide(id, { version, decision, comment, hold: true }),
  )
  const act = useAct(hold, (decision) => notice(decision, id), lookedAtFamilies)
  const { rejected, draft, reject, forget } = useRejected(decide.operation, [incident])
  return (
    <>
      <Button
        size="sm"
        tone="primary"
        icon="check"
        isPending={act.isPending}
        onPress={() => void act('accepted', null)}
      >
        {t('acts.accept')}
      </Button>
      <Button size="sm" icon="ban" onPress={() => reject([incident])}>
        {t('acts.reject')}
      </Button>
      {rejected.length === 0 ? null : (
        <RejectDialog
          draft={draft}
          names={[
            t('acts.label', {
              ...{ kind: t(`workdays:days.incidentKinds.${kind}`), person: person.displayName, date },
            }),
          ]}
          onClose={() => reject([])}
          onReject={(reason) => {
            reject([])
            void act('rejected', reason).then(forget)
          }}
        />
      )}
    </>
  )
}

/** Dismisses an incident without a justification. */
export function DismissButton({ workday: { person, date }, kind }: { workday: Workday; kind: Kind }) {
  const { t, i18n } = useTranslation('dayIncidents')
  const dismiss = useConfirmedAction(useFamily(dayIncidents).dismiss, { families: lookedAtFamilies })
  const notice = useNotice()
  const act = () =>
    dismiss({ employeeId: person.id, date, kind, hold: true }).then(
      ({ id }) => void toast(notice('dismissed', id)),
      (error: unknown) => showRefusal(error, i18n.language),
    )
  return (
    <Button size="sm" icon="check" isPending={dismiss.isPending} onPress={() => void act()}>
      {t('acts.dismiss')}
    </Button>
  )
}
