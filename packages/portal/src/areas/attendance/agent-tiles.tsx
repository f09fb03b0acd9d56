import { useTranslation } from 'react-i18next'
import { Badge, Card, Inline, Link, Stat, VisuallyHidden } from '@portal/ui-kit'
import type { AgentState } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { agentIcons } from '#patterns/agent-states.ts'

interface AgentTilesProps {
  states: readonly { readonly state: AgentState; readonly count: number; readonly over: number }[]
  /** The address of the list narrowed to a state, or not narrowed any more. */
  hrefOf: (state: AgentState) => string
  isWall: boolean
}

/** How many agents are in each state; a number leads to them (ONL-3). */
export function AgentTiles({ states, hrefOf, isWall }: AgentTilesProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  return (
    <Card>
      <Inline space={isWall ? 'md' : 'lg'} align="start">
        {states.map(({ state, count, over }) => {
          const label = t(`agents.states.${state}`)
          return (
            <Stat
              key={state}
              label={label}
              icon={agentIcons[state]}
              value={
                <Link href={hrefOf(state)} tone="quiet" aria-label={`${label}: ${format.whole(count)}`}>
                  {format.whole(count)}
                </Link>
              }
              description={
                over === 0 ? undefined : (
                  <Badge tone="danger" icon="warning">
                    <span aria-hidden>{format.whole(over)}</span>
                    <VisuallyHidden>{t('agents.overCount', { number: format.whole(over) })}</VisuallyHidden>
                  </Badge>
                )
              }
            />
          )
        })}
      </Inline>
    </Card>
  )
}
