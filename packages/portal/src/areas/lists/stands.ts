import { blacklistRemovals } from '@portal/sdk/main'
import { type AreaStands, stand } from '#patterns/stands/stand.ts'

export const stands = {
  blacklistRemovals: stand(
    'blacklists',
    // Removals have no operation that shows one: whoever decides sees the newest first.
    async (of, id) => (await of(blacklistRemovals).index({ perPage: 100 })).data.find((one) => one.id === id),
    ({ state, decidedAt: at, decidedBy: by, decision: comment }, t) => ({
      state: t(`removals.states.${state}`),
      last: { at, by, comment },
    }),
  ),
} satisfies AreaStands
