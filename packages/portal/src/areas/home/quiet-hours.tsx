import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuietHours } from '@portal/sdk'
import { quietHours } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Card, Columns, Select, Skeleton, Stack, Switch } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

type Chosen = Pick<QuietHours, 'startsAt' | 'endsAt' | 'weekends'>

const usual = { startsAt: '20:00', endsAt: '08:00' } as const
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { id: hour, label: hour }
})

/** The quiet hours; each choice applies at once (COM-7). */
export function QuietHoursCard() {
  const { t } = useTranslation('notifications')
  const { data, error, refresh } = useData(useFamily(quietHours).show, [])
  return (
    <Card title={t('quiet.title')} description={t('quiet.text', { zone: data?.timeZone ?? 'UTC' })}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Hours kept={data} />
      )}
    </Card>
  )
}

function Hours({ kept }: { kept: QuietHours }) {
  const { t, i18n } = useTranslation('notifications')
  const update = useAction(useFamily(quietHours).update)
  // Optimistic update: rolled back when the service refuses it.
  const [chosen, setChosen] = useState<Chosen>()
  const { startsAt, endsAt, weekends } = chosen ?? kept
  const choose = (change: Partial<Chosen>) => {
    const next = { startsAt, endsAt, weekends, ...change }
    setChosen(next)
    update(next).catch((error: unknown) => {
      setChosen(undefined)
      showRefusal(error, i18n.language)
    })
  }
  return (
    <Stack space="md">
      <Switch
        label={t('quiet.daily')}
        isSelected={startsAt !== null}
        onChange={(isOn) => choose(isOn ? usual : { startsAt: null, endsAt: null })}
      />
      {startsAt === null || endsAt === null ? null : (
        <Columns>
          <Select
            label={t('quiet.from')}
            options={without(endsAt, startsAt)}
            value={startsAt}
            onChange={(from) => choose({ startsAt: from })}
          />
          <Select
            label={t('quiet.to')}
            options={without(startsAt, endsAt)}
            value={endsAt}
            onChange={(to) => choose({ endsAt: to })}
          />
        </Columns>
      )}
      <Switch
        label={t('quiet.weekends')}
        isSelected={weekends}
        onChange={(isOn) => choose({ weekends: isOn })}
      />
    </Stack>
  )
}

/** Start and end must differ. A stored time is offered even if it is not on the hour. */
function without(other: string, own: string) {
  const offered = halfHours.filter(({ id }) => id !== other)
  return offered.some(({ id }) => id === own) ? offered : [{ id: own, label: own }, ...offered]
}
