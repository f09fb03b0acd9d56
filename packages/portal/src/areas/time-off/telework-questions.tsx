import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { teleworkVersions } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { like } from '#patterns/like.ts'
import type { AskedAct } from './telework-act.ts'
import { touchedByTelework } from './touched-by-telework.ts'

interface TeleworkQuestionsProps {
  version: TeleworkVersion
  asked: AskedAct | undefined
  onClose: () => void
}

/** The confirmations before a version is signed, or a draft deleted. */
export function TeleworkQuestions({ version, asked, onClose }: TeleworkQuestionsProps) {
  const { t } = useTranslation('telework')
  const { sign, destroy } = useFamily(teleworkVersions)
  const { hash, person } = version
  return (
    <>
      <ConfirmAction
        subject={asked === 'sign' ? version : undefined}
        onClose={onClose}
        title={() => t('acts.signTitle')}
        text={({ number }) => t('acts.signText', { number, hash: `${hash.slice(0, 16)}…` })}
        confirmLabel={t('acts.sign')}
        act={like(sign, (id: string) => sign(id, { hash }))}
        idOf={({ id }) => id}
        done={t('acts.signed')}
        families={touchedByTelework}
        onDone={onClose}
      />
      <ConfirmAction
        subject={asked === 'remove' ? version : undefined}
        onClose={onClose}
        title={() => t('acts.removeTitle', { person: person.displayName })}
        text={({ number }) => t('acts.removeText', { number })}
        confirmLabel={t('acts.remove')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('acts.removed')}
        families={touchedByTelework}
        onDone={onClose}
      />
    </>
  )
}
