import { clockCorrections, dayIncidents, timeRules } from '@portal/sdk/intranet'
import { type AreaStands, stand } from '#patterns/stands/stand.ts'

export const stands = {
  clockCorrections: stand(
    'general',
    (of, id) => of(clockCorrections).show(id),
    ({ state, decidedAt: at, decidedBy: by, decision: comment }, t) => ({
      state: t(`requests.states.${state}`),
      last: { at, by, comment },
    }),
  ),
  dayIncidents: stand(
    'workdays',
    async (of, id) => {
      const { incident, acts } = await of(dayIncidents).show(id)
      return { ...incident, acts }
    },
    ({ state, acts }, t) => {
      const last = acts.at(-1)
      return { state: t(`days.incidentStates.${state}`), last: last && { ...last, comment: last.text } }
    },
  ),
  timeRules: stand(
    'timeRules',
    (of, id) => of(timeRules).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`rules.states.${state}`), last: { at } }),
  ),
} satisfies AreaStands
