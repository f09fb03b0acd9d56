import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { teleworkVersions } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useDownload } from '#patterns/use-download.ts'
import { TeleworkForm } from './telework-form.tsx'
import { TeleworkQuestions } from './telework-questions.tsx'
import { RefuseForm, ReverseForm } from './telework-reason-form.tsx'
import { touchedByTelework } from './touched-by-telework.ts'
import type { AskedAct } from './telework-act.ts'

/** The actions of the signed-in person on a version. */
export function TeleworkActs({ version }: { version: TeleworkVersion }) {
  const { t } = useTranslation('telework')
  const [asked, setAsked] = useState<AskedAct>()
  const close = () => setAsked(undefined)
  const { canEdit, canRemove, canAnswer, canReverse, earliestLastDay } = version
  const ask = (act: AskedAct, isOffered: boolean, icon: 'pencil' | 'trash' | 'check' | 'ban' | 'restart') =>
    isOffered ? (
      <Button
        key={act}
        size="sm"
        icon={icon}
        tone={act === 'sign' ? 'primary' : 'neutral'}
        onPress={() => setAsked(act)}
      >
        {t(`acts.${act}`)}
      </Button>
    ) : null
  return (
    <>
      {ask('sign', canAnswer, 'check')}
      {ask('refuse', canAnswer, 'ban')}
      <CompanyActs version={version} />
      {ask('edit', canEdit, 'pencil')}
      {ask('remove', canRemove, 'trash')}
      {ask('reverse', canReverse, 'restart')}
      <Downloads version={version} />
      <TeleworkQuestions {...{ version, asked }} onClose={close} />
      {asked === 'edit' ? <TeleworkForm person={version.person} version={version} onClose={close} /> : null}
      {asked === 'refuse' ? <RefuseForm version={version} onClose={close} /> : null}
      {asked === 'reverse' && earliestLastDay !== null ? (
        <ReverseForm version={version} first={earliestLastDay} onClose={close} />
      ) : null}
    </>
  )
}

/** Offering a complete version and withdrawing it need no confirmation: both can be undone. */
function CompanyActs({
  version: { id, version, canOffer, canWithdraw, missing },
}: {
  version: TeleworkVersion
}) {
  const { t } = useTranslation('telework')
  const family = useFamily(teleworkVersions)
  const offer = useAct(family.offer, t('acts.offered'), touchedByTelework)
  const withdraw = useAct(family.withdraw, t('acts.withdrawn'), touchedByTelework)
  return (
    <>
      {canOffer && missing.length === 0 ? (
        <Button
          size="sm"
          tone="primary"
          icon="send"
          isPending={offer.isPending}
          onPress={() => void offer(id, { version })}
        >
          {t('acts.offer')}
        </Button>
      ) : null}
      {canWithdraw ? (
        <Button
          size="sm"
          icon="restart"
          isPending={withdraw.isPending}
          onPress={() => void withdraw(id, { version })}
        >
          {t('acts.withdraw')}
        </Button>
      ) : null}
    </>
  )
}

function Downloads({ version: { id, state } }: { version: TeleworkVersion }) {
  const { t } = useTranslation('telework')
  const family = useFamily(teleworkVersions)
  const canManage = useCan()('TELETRABAJO_GESTIONAR')
  const [agreement, copy] = [useDownload(), useDownload()]
  return (
    <>
      <Button
        size="sm"
        icon="download"
        isPending={agreement.isPending}
        onPress={() => void agreement.start((options) => family.export(id, options))}
      >
        {t('version.pdf')}
      </Button>
      {canManage && state !== 'draft' ? (
        <Button
          size="sm"
          icon="download"
          isPending={copy.isPending}
          onPress={() => void copy.start((options) => family.copy(id, options))}
        >
          {t('version.copy')}
        </Button>
      ) : null}
    </>
  )
}
