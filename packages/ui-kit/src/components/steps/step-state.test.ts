import { expect, it } from 'vitest'
import { isReachable, stepState } from './step-state.ts'

const progress = { done: new Set(['person']), errors: new Set<string>() }

it('returns whether a step is done, current or ahead', () => {
  expect(stepState('person', 'family', progress)).toBe('done')
  expect(stepState('family', 'family', progress)).toBe('current')
  expect(stepState('sign', 'family', progress)).toBe('next')
  expect(stepState('person', 'person', progress)).toBe('current')
})

it('reports an error before any other state', () => {
  expect(stepState('person', 'sign', { ...progress, errors: new Set(['person']) })).toBe('error')
})

it('lets nobody jump over a step that is not done', () => {
  const ids = ['person', 'family', 'sign']
  expect(ids.map((id) => isReachable(ids, id, progress.done))).toEqual([true, true, false])
})
