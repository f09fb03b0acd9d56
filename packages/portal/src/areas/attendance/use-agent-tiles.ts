import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'
import { agentFigures } from './agent-figures.ts'
import { useAgentsNow } from './agents-now.ts'

/** Agents over the limit of their state, who need attention now. */
export function useAgentsOver(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return figureOf(useAgentsNow(), ({ meta }) => {
    const { over } = agentFigures(meta.states)
    return {
      value: format.short(over),
      state: over === 0 ? 'good' : 'critical',
      text: t(over === 0 ? 'tiles.agentsOver.none' : 'tiles.agentsOver.some'),
    }
  })
}

/** How many agents are working, by state. */
export function useAgentsOnline(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return figureOf(useAgentsNow(), ({ meta }) => {
    const { online, calls, breaks } = agentFigures(meta.states)
    const busy = { calls: format.whole(calls), breaks: format.whole(breaks) }
    return { value: format.short(online), state: 'neutral', text: t('tiles.agentsOnline.busy', busy) }
  })
}
