import { duplicates, duplicateSearches, segments } from '@portal/sdk/main'
import { type AreaStands, stand } from '#patterns/stands/stand.ts'

export const stands = {
  duplicates: stand(
    'duplicates',
    (of, id) => of(duplicates).show(id),
    ({ state, decidedAt: at, decidedBy: by }, t) => ({ state: t(`groupStates.${state}`), last: { at, by } }),
  ),
  duplicateSearches: stand(
    'duplicates',
    (of, id) => of(duplicateSearches).show(id),
    ({ state }, t) => ({ state: t(`states.${state}`) }),
  ),
  segments: stand(
    'segments',
    (of, id) => of(segments).show(id),
    ({ state, updatedAt: at }, t) => ({ state: t(`list.states.${state}`), last: { at } }),
  ),
} satisfies AreaStands
