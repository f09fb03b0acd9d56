import type { VacationRequestDetail } from '@portal/sdk'
import {
  absencePolicies,
  absences,
  operationVacations,
  teleworkVersions,
  vacationPeriods,
  vacationPolicies,
  vacationRequests,
  workdayAdaptations,
} from '@portal/sdk/intranet'
import {
  type CurrentStates,
  describeState,
  type DescribedState,
} from '#patterns/current-state/describe-state.ts'
import type { Translate } from '#phrases/translate.ts'
import { stateWord } from './vacation-words.ts'

const vacationNow = (request: VacationRequestDetail, t: Translate<'vacations'>): DescribedState => ({
  state: t(`list.states.${stateWord(request)}`),
  last: request.history.at(-1),
})

const ofRequest = describeState('vacations', (of, id) => of(vacationRequests).show(id), vacationNow)

export const currentStates = {
  vacationRequests: ofRequest,
  // Its operations take the id of the request.
  vacationPlaces: ofRequest,
  operationVacations: describeState('vacations', (of, id) => of(operationVacations).show(id), vacationNow),
  absences: describeState(
    'absenceRequests',
    (of, id) => of(absences).show(id),
    ({ state, history }, t) => ({ state: t(`list.states.${state}`), last: history.at(-1) }),
  ),
  workdayAdaptations: describeState(
    'adaptations',
    (of, id) => of(workdayAdaptations).show(id),
    ({ state, answeredAt: at, answeredBy: by, comment }, t) => ({
      state: t(`list.states.${state}`),
      last: { at, by, comment },
    }),
  ),
  teleworkVersions: describeState(
    'telework',
    (of, id) => of(teleworkVersions).show(id),
    ({ state, acts }, t) => {
      const last = acts.at(-1)
      return { state: t(`states.${state}`), last: last && { ...last, comment: last.reason } }
    },
  ),
  vacationPolicies: describeState(
    'vacationTeam',
    (of, id) => of(vacationPolicies).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`policies.states.${state}`), last: { at } }),
  ),
  absencePolicies: describeState(
    'absencePolicies',
    (of, id) => of(absencePolicies).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`policies.states.${state}`), last: { at } }),
  ),
  vacationPeriods: describeState(
    'operationTeam',
    // Periods have no operation that shows one: there are few.
    async (of, id) => (await of(vacationPeriods).index({ perPage: 100 })).data.find((one) => one.id === id),
    ({ state, updatedAt: at }, t) => ({ state: t(`periods.states.${state}`), last: { at } }),
  ),
} satisfies CurrentStates
