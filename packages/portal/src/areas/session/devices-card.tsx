import { sessions } from '@portal/sdk/main'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeviceSession } from '@portal/sdk'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, ConfirmDialog, Inline, Skeleton, Stack, toast } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { DeviceRow } from './device-row.tsx'
import { Refusal } from '#patterns/refusals/refusal.tsx'

const lookAgainMs = 60_000

/** The person's sessions, which can be ended here (LOG-8). */
export function DevicesCard() {
  const { t } = useTranslation('profile')
  const family = useFamily(sessions)
  const { data, error, refresh } = useData(family.index, [], { refreshMs: lookAgainMs })
  const [isAsking, setAsking] = useState(false)
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Card
      title={t('devices.title')}
      description={t('devices.text')}
      {...(others.length === 0
        ? {}
        : {
            footer: (
              <Inline justify="end">
                <Button onPress={() => setAsking(true)}>{t('devices.others')}</Button>
              </Inline>
            ),
          })}
    >
      {data === undefined && error === undefined ? <Skeleton lines={4} /> : null}
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data === undefined ? null : <DeviceList all={data} hasOthers={others.length > 0} />}
      {isAsking ? <OthersQuestion onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

function DeviceList({ all, hasOthers }: { all: readonly DeviceSession[]; hasOthers: boolean }) {
  const { t } = useTranslation('profile')
  return (
    <Stack space="lg">
      {all.map((one) => (
        <DeviceRow key={one.id} session={one} />
      ))}
      {hasOthers ? null : <p>{t('devices.only')}</p>}
    </Stack>
  )
}

function OthersQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const end = useAction(useFamily(sessions).destroyOthers)
  const confirm = async () => {
    const { ended } = await end()
    toast({ tone: 'success', title: t('devices.othersEnded', { number: ended }) })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      tone="danger"
      title={t('devices.othersTitle')}
      confirmLabel={t('devices.others')}
      onConfirm={confirm}
      isPending={end.isPending}
    >
      <Stack space="md">
        <p>{t('devices.othersText')}</p>
        {end.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={end.error} />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
