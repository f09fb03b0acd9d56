import { useEffect, useEffectEvent, useRef } from 'react'
import { segments } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Drawer, Stack } from '@portal/ui-kit'
import { SegmentActs } from './segment-acts.tsx'
import { SegmentFacts } from './segment-facts.tsx'
import { isBusy, liveMs } from './segment-state.ts'
import { Waiting } from '#patterns/waiting-part.tsx'

const nothing = () => Promise.resolve()

/** One segment: its progress, its counts, and changes since. */
export function SegmentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { show } = useFamily(segments)
  const { data, error, refresh } = useData(show, [id], {
    refreshMs: (answer) => (answer !== undefined && isBusy(answer.state) ? liveMs : 0),
  })
  useRefreshedList(data !== undefined && isBusy(data.state))
  return (
    <Drawer
      title={data?.name ?? '…'}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      {...(data === undefined ? {} : { footer: <SegmentActs segment={data} /> })}
    >
      <Stack space="lg">
        {data === undefined ? <Waiting error={error} onRetry={refresh} /> : <SegmentFacts segment={data} />}
      </Stack>
    </Drawer>
  )
}

/** Refresh the list when the computation ends. */
function useRefreshedList(isComputing: boolean): void {
  const refresh = useAction(nothing, { families: ['segments'] })
  const onEnd = useEffectEvent(() => void refresh())
  const was = useRef(isComputing)
  useEffect(() => {
    if (was.current && !isComputing) onEnd()
    was.current = isComputing
  }, [isComputing])
}
