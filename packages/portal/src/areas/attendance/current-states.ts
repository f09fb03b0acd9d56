import { clockCorrections, dayIncidents, timeRules } from '@portal/sdk/intranet'
import { type CurrentStates, describeState } from '#patterns/current-state/describe-state.ts'

export const currentStates = {
  clockCorrections: describeState(
    'general',
    (of, id) => of(clockCorrections).show(id),
    ({ state, decidedAt: at, decidedBy: by, decision: comment }, t) => ({
      state: t(`requests.states.${state}`),
      last: { at, by, comment },
    }),
  ),
  dayIncidents: describeState(
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
  timeRules: describeState(
    'timeRules',
    (of, id) => of(timeRules).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`rules.states.${state}`), last: { at } }),
  ),
} satisfies CurrentStates
