import { accessRequests } from '@portal/sdk/main'
import { type CurrentStates, describeState } from '#patterns/current-state/describe-state.ts'

export const currentStates = {
  accessRequests: describeState(
    'general',
    // Requests have no operation that shows one: whoever decides sees the newest first.
    async (of, id) => (await of(accessRequests).index({ perPage: 100 })).data.find((one) => one.id === id),
    ({ state, decidedAt: at, decidedBy: by, decision: comment }, t) => ({
      state: t(`requests.states.${state}`),
      last: { at, by, comment },
    }),
  ),
} satisfies CurrentStates
