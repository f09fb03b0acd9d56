import { useTranslation } from 'react-i18next'
import type { ClockRecount as Recount } from '@portal/sdk'
import { clockRecounts } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Inline, Progress, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'

const [liveMs, restMs] = [1000, 20_000]
const isOpen = (recount: Recount | undefined) => recount?.state === 'queued' || recount?.state === 'running'

/** How far the terms of open tickets are counted anew, which goes on or is cancelled; nothing once it is over (TIC-5). */
export function ClockRecount() {
  const { t } = useTranslation(['clockRecounts', 'general'])
  const family = useFamily(clockRecounts)
  const { data } = useData(family.index, [{ perPage: 1 }], {
    refreshMs: (answer) => (isOpen(answer?.data[0]) ? liveMs : restMs),
  })
  const cancel = useAct(family.cancel, t('stopped'), ['tickets'])
  const create = useAct(family.create, t('queued'), ['tickets'])
  const [last] = data?.data ?? []
  if (last === undefined || last.state === 'done') return null
  if (last.state === 'cancelled')
    return (
      <Alert tone="warning">
        <Inline>
          <span>{t('cancelled')}</span>
          <Button size="sm" isPending={create.isPending} onPress={() => void create()}>
            {t('again')}
          </Button>
        </Inline>
      </Alert>
    )
  return (
    <Stack space="sm">
      <Counting recount={last} />
      <Inline>
        <Button size="sm" isPending={cancel.isPending} onPress={() => void cancel(last.id)}>
          {t('general:actions.cancel')}
        </Button>
      </Inline>
    </Stack>
  )
}

function Counting({ recount }: { recount: Recount }) {
  const { t } = useTranslation('clockRecounts')
  const format = useFormat()
  const { state, done, total, perSecond, secondsLeft } = recount
  if (state === 'queued') return <p role="status">{t('queued')}</p>
  return (
    <Progress
      label={t('title')}
      value={done}
      max={Math.max(total, 1)}
      valueLabel={t('rows', { done: format.whole(done), total: format.whole(total) })}
      {...(perSecond === null ? {} : { rate: t('rate', { rate: format.whole(perSecond) }) })}
      {...(secondsLeft === null ? {} : { remaining: format.seconds(secondsLeft) })}
    />
  )
}
