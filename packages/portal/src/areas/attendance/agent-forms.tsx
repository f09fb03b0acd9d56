import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlineAgent } from '@portal/sdk'
import { agentState, onlineAgents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, type FormValue, Select, TextArea } from '@portal/ui-kit'
import { chosenStates } from '#patterns/agent-states.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface AgentFormProps {
  agent: OnlineAgent
  onClose: () => void
}

const none = 'none'
const stateOf = (value: FormValue | undefined) =>
  chosenStates.find((state) => state === textOf(value)) ?? 'available'

/** Moves an agent to another state, with a reason the agent reads (ONL-6). */
export function ChangeStateForm({ agent, onClose }: AgentFormProps) {
  const { t } = useTranslation('attendance')
  const { patch } = useFamily(onlineAgents)
  const own = useData(useFamily(agentState).show, [])
  const [state, setState] = useState<string>('available')
  const breaks = [
    { id: none, label: t('agents.anyBreak') },
    ...(own.data?.breakTypes ?? []).map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <ResourceForm
      title={t('agents.change')}
      draft={`onlineAgents.patch.${agent.id}`}
      send={(values) => {
        const breakTypeId = textOf(values.breakTypeId)
        const chosen = stateOf(values.state)
        return patch(agent.id, {
          state: chosen,
          reason: textOf(values.reason),
          ...(chosen !== 'break' || breakTypeId === '' || breakTypeId === none ? {} : { breakTypeId }),
        })
      }}
      done={t('agents.changed')}
      onClose={onClose}
    >
      <p>{agent.displayName}</p>
      <Select
        name="state"
        label={t('agents.changeTo')}
        options={chosenStates.map((id) => ({ id, label: t(`agents.states.${id}`) }))}
        value={state}
        onChange={setState}
        isRequired
      />
      {state === 'break' ? (
        <Select name="breakTypeId" label={t('agents.breakType')} options={breaks} defaultValue={none} />
      ) : null}
      <ReasonField />
    </ResourceForm>
  )
}

/** Sends an agent a message, which appears at once (ONL-6). */
export function MessageForm({ agent, onClose }: AgentFormProps) {
  const { t } = useTranslation('attendance')
  const { message } = useFamily(onlineAgents)
  return (
    <ResourceForm
      title={t('agents.write')}
      draft={`onlineAgents.message.${agent.id}`}
      send={({ text }) => message(agent.id, { text: textOf(text) })}
      done={t('agents.written')}
      sendLabel={t('agents.send')}
      onClose={onClose}
    >
      <p>{agent.displayName}</p>
      <TextArea
        name="text"
        label={t('agents.writtenText')}
        description={t('agents.writtenHelp')}
        isRequired
        maxLength={500}
      />
    </ResourceForm>
  )
}

/** Signs an agent out of every session, with a reason (ONL-6). */
export function StopForm({ agent, onClose }: AgentFormProps) {
  const { t } = useTranslation('attendance')
  const { stop } = useFamily(onlineAgents)
  return (
    <ResourceForm
      title={t('agents.stop')}
      draft={`onlineAgents.stop.${agent.id}`}
      send={({ reason }) => stop(agent.id, { reason: textOf(reason) })}
      done={t('agents.stopped')}
      sendLabel={t('agents.stop')}
      onClose={onClose}
    >
      <p>{agent.displayName}</p>
      <Alert tone="warning">{t('agents.stopText')}</Alert>
      <ReasonField />
    </ResourceForm>
  )
}

function ReasonField() {
  const { t } = useTranslation('attendance')
  return (
    <TextArea
      name="reason"
      label={t('agents.reason')}
      description={t('agents.reasonHelp')}
      isRequired
      minLength={3}
      maxLength={500}
    />
  )
}
