import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentDay } from '@portal/sdk'
import { onlineAgents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Drawer, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { AgentStatus } from '#patterns/agent-status.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useIsConnected } from '#patterns/use-pulse.ts'
import { AgentAdherence } from './agent-adherence.tsx'
import { AgentDayView } from './agent-day.tsx'
import { ChangeStateForm, MessageForm, StopForm } from './agent-forms.tsx'
import { TimeInState } from './time-in-state.tsx'

/** The timeline grows too; events trigger the refetch. */
const connectedRefreshMs = 30_000
const disconnectedRefreshMs = 5000

/** One agent: now, today, and the actions the viewer may take. */
export function AgentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('attendance')
  const { show } = useFamily(onlineAgents)
  const refreshMs = useIsConnected() ? connectedRefreshMs : disconnectedRefreshMs
  const { data, error, refresh } = useData(show, [id], { refreshMs })
  return (
    <Drawer
      title={data?.agent.displayName ?? t('agents.agent')}
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
        <Agent day={data} />
      )}
    </Drawer>
  )
}

function Agent({ day }: { day: AgentDay }) {
  const { agent } = day
  const { t } = useTranslation('attendance')
  return (
    <Stack space="lg">
      <DescriptionList
        items={[
          {
            term: t('agents.state'),
            value: <AgentStatus state={agent.state} breakName={agent.breakType?.name} />,
          },
          {
            term: t('agents.time'),
            value: <TimeInState since={agent.since} limitSeconds={agent.limitSeconds} />,
          },
          { term: t('agents.skill'), value: agent.skill?.name ?? '—' },
          { term: t('agents.project'), value: agent.campaign?.name ?? '—' },
          { term: t('agents.coordinator'), value: agent.coordinator?.displayName ?? '—' },
          { term: t('agents.workCenter'), value: agent.workCenter },
        ]}
      />
      <Acts day={day} />
      <AgentAdherence day={day} />
      <AgentDayView day={day} />
    </Stack>
  )
}

function Acts({ day: { agent } }: { day: AgentDay }) {
  const { t } = useTranslation('attendance')
  const can = useCan()
  const [opened, open] = useState<'message' | 'change' | 'stop'>()
  if (!can('USUARIOS_EN_LINEA_GESTIONAR') || agent.state === 'offline') return null
  const close = () => open(undefined)
  return (
    <>
      <Inline>
        <Button icon="message" onPress={() => open('message')}>
          {t('agents.write')}
        </Button>
        <Button icon="refresh" onPress={() => open('change')}>
          {t('agents.change')}
        </Button>
        <Button icon="logout" tone="danger" onPress={() => open('stop')}>
          {t('agents.stop')}
        </Button>
      </Inline>
      {opened === 'message' ? <MessageForm agent={agent} onClose={close} /> : null}
      {opened === 'change' ? <ChangeStateForm agent={agent} onClose={close} /> : null}
      {opened === 'stop' ? <StopForm agent={agent} onClose={close} /> : null}
    </>
  )
}
