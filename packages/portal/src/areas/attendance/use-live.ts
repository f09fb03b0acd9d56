import { useMemo, useState } from 'react'
import { onlineAgents } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { type Live, nextLive } from './live-agents.ts'

/** The list of agents, each response with its arrival time. */
export function useDatedIndex() {
  const { index } = useFamily(onlineAgents)
  return useMemo(() => {
    const { operation, verb, inputs } = index
    const dated = async (query: Parameters<typeof index>[0]) => ({
      ...(await index(query)),
      arrivedMs: Date.now(),
    })
    return Object.assign(dated, { operation, verb, inputs })
  }, [index])
}

type Answer = Awaited<ReturnType<ReturnType<typeof useDatedIndex>>>

const nothingYet: Live = { rows: [], aheadMs: 0, arrivedAt: null }

/** The last response, where unchanged agents keep their identity. */
export function useLive(answer: Answer | undefined): Live {
  const [kept, keep] = useState<{ answer: Answer; live: Live }>()
  if (answer === undefined || kept?.answer === answer) return kept?.live ?? nothingYet
  const live = nextLive(kept?.live, answer.data, answer.meta.asOf, answer.arrivedMs)
  keep({ answer, live })
  return live
}
