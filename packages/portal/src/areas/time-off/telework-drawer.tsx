import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkPersonDetail } from '@portal/sdk'
import { teleworkAgreements } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Button, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { TeleworkFigures } from './telework-figures.tsx'
import { TeleworkForm } from './telework-form.tsx'
import { TeleworkVersions } from './telework-version.tsx'
import { teleworkTones } from './telework-words.ts'
import { useStateWord } from './use-telework-state.ts'

/** A person's telework: recorded days, every version of the agreement, and the next one. */
export function TeleworkDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useData(useFamily(teleworkAgreements).show, [id])
  return (
    <Drawer
      title={data?.person.displayName ?? '…'}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Person detail={data} />
      )}
    </Drawer>
  )
}

function Person({ detail }: { detail: TeleworkPersonDetail }) {
  const stateWord = useStateWord()
  const { state, versions } = detail
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={state === null ? 'neutral' : teleworkTones[state]}>{stateWord(state)}</Status>
        <NewVersion detail={detail} />
      </Inline>
      <TeleworkFigures detail={detail} level={3} />
      <TeleworkVersions versions={versions} level={3} />
    </Stack>
  )
}

/** Creates the next version; not available while one is unsigned. */
function NewVersion({ detail: { person, versions } }: { detail: TeleworkPersonDetail }) {
  const { t } = useTranslation('telework')
  const [isWriting, setWriting] = useState(false)
  const canManage = useCan()('TELETRABAJO_GESTIONAR')
  const isOwn = useSession()?.userData.uid === person.id
  const isOpen = versions.some(({ state }) => state === 'draft' || state === 'offered' || state === 'refused')
  if (!canManage || isOwn || isOpen) return null
  return (
    <>
      <Button size="sm" tone="primary" icon="plus" onPress={() => setWriting(true)}>
        {t(versions.length === 0 ? 'acts.create' : 'acts.next')}
      </Button>
      {isWriting ? <TeleworkForm person={person} onClose={() => setWriting(false)} /> : null}
    </>
  )
}
