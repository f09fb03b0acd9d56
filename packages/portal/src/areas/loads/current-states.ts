import { duplicates, duplicateSearches, segments } from '@portal/sdk/main'
import { type CurrentStates, describeState } from '#patterns/current-state/describe-state.ts'

export const currentStates = {
  duplicates: describeState(
    'duplicates',
    (of, id) => of(duplicates).show(id),
    ({ state, decidedAt: at, decidedBy: by }, t) => ({ state: t(`groupStates.${state}`), last: { at, by } }),
  ),
  duplicateSearches: describeState(
    'duplicates',
    (of, id) => of(duplicateSearches).show(id),
    ({ state }, t) => ({ state: t(`states.${state}`) }),
  ),
  segments: describeState(
    'segments',
    (of, id) => of(segments).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`list.states.${state}`), last: { at } }),
  ),
} satisfies CurrentStates
