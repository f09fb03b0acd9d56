import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, type IconId, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { AssignForm, TextActForm } from './incident-act-forms.tsx'
import { FollowForm } from './incident-workflow-forms.tsx'
import { IncidentForm } from './incident-form.tsx'

interface Offer {
  readonly id: 'resolve' | 'follow' | 'assign' | 'change' | 'close' | 'reopen' | 'approve' | 'reject'
  readonly icon: IconId
  /** Whether the viewer may do it now. */
  readonly when: (incident: IncidentDetail) => boolean
}

const isFree = ({ workflow }: IncidentDetail) => workflow === null
const isOver = ({ state }: IncidentDetail) => state === 'resolved' || state === 'closed'

const offers: readonly Offer[] = [
  { id: 'resolve', icon: 'check', when: (one) => one.canManage && isFree(one) && !isOver(one) },
  { id: 'follow', icon: 'network', when: (one) => one.canManage && isFree(one) && !isOver(one) },
  { id: 'assign', icon: 'user', when: (one) => one.canManage && !isOver(one) },
  {
    id: 'change',
    icon: 'pencil',
    when: (one) => one.canChange && one.state !== 'closed' && (one.canManage || !isOver(one)),
  },
  { id: 'close', icon: 'lock', when: (one) => one.canChange && isFree(one) && one.state === 'resolved' },
  { id: 'reopen', icon: 'restart', when: (one) => one.canChange && isFree(one) && isOver(one) },
  { id: 'approve', icon: 'clock', when: (one) => one.canDecide && one.timeEffect !== 'accepted' },
  {
    id: 'reject',
    icon: 'ban',
    when: (one) => one.canDecide && (one.timeEffect === 'asked' || one.timeEffect === 'accepted'),
  },
]

/** The actions the viewer may take on an incident now. */
export function IncidentActs({ incident }: { incident: IncidentDetail }) {
  const { t } = useTranslation('incidents')
  const family = useFamily(incidents)
  const [opened, open] = useState<Offer['id']>()
  const close = useAct(family.close, t('one.closed'))
  const approve = useAct(family.approve, t('one.approved'))
  const start = (id: Offer['id']) => {
    if (id === 'close') void close(incident.id)
    else if (id === 'approve') void approve(incident.id)
    else open(id)
  }
  const wordOf = (id: Offer['id']) =>
    id === 'reject' && incident.timeEffect === 'accepted' ? t('one.takeBack') : t(`one.${id}`)
  return (
    <>
      <Inline>
        {offers
          .filter(({ when }) => when(incident))
          .map(({ id, icon }) => (
            <Button
              key={id}
              icon={icon}
              tone={id === 'resolve' ? 'primary' : 'neutral'}
              isPending={(id === 'close' && close.isPending) || (id === 'approve' && approve.isPending)}
              onPress={() => start(id)}
            >
              {wordOf(id)}
            </Button>
          ))}
      </Inline>
      <OpenedAct incident={incident} opened={opened} onClose={() => open(undefined)} />
    </>
  )
}

interface OpenedActProps {
  incident: IncidentDetail
  opened: Offer['id'] | undefined
  onClose: () => void
}

/** The form of an action. */
function OpenedAct({ incident, opened, onClose }: OpenedActProps) {
  if (opened === 'change') return <IncidentForm incident={incident} onClose={onClose} />
  if (opened === 'assign') return <AssignForm incident={incident} onClose={onClose} />
  if (opened === 'follow') return <FollowForm incident={incident} onClose={onClose} />
  if (opened === 'resolve' || opened === 'reopen' || opened === 'reject')
    return <TextActForm incident={incident} act={opened} onClose={onClose} />
  return null
}
