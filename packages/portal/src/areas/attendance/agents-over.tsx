import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { AgentStatus } from '#patterns/agent-status.tsx'
import { AnswerLines } from '#patterns/dashboard/answer-lines.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { secondsOver } from './agent-figures.ts'
import { useAgentsNow } from './agents-now.ts'

/** Agents over the limit of their state, the longest first. */
export function AgentsOver({ room }: CardContentProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const answer = useAgentsNow()
  return (
    <AnswerLines
      answer={answer}
      name={t('cards.agentsOver')}
      room={room}
      none={t('none.agentsOver')}
      itemsOf={({ data, meta }) =>
        data.flatMap((agent) => {
          const seconds = secondsOver(agent, meta.asOf)
          if (seconds === undefined) return []
          const { id, displayName, state, breakType } = agent
          return {
            id,
            title: displayName,
            href: `/userOnline?agent=${id}`,
            end: (
              <>
                <AgentStatus state={state} breakName={breakType?.name} emphasis="quiet" />
                <time dateTime={`PT${seconds}S`}>{format.seconds(seconds)}</time>
              </>
            ),
          }
        })
      }
    />
  )
}
