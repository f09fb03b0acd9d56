import { expect, it } from 'vitest'
import { isReachable, stepState } from './step-state.ts'

const progress = { done: new Set(['person']), errors: new Set<string>() }

it('tells what is behind, here and ahead', () => {
  expect(stepState('person', 'family', progress)).toBe('done')
  expect(stepState('family', 'family', progress)).toBe('current')
  expect(stepState('sign', 'family', progress)).toBe('next')
  expect(stepState('person', 'person', progress)).toBe('current')
})

it('tells of something to mend before anything else', () => {
  expect(stepState('person', 'sign', { ...progress, errors: new Set(['person']) })).toBe('error')
})

it('lets nobody jump over a step that is not done', () => {
  const ids = ['person', 'family', 'sign']
  expect(ids.map((id) => isReachable(ids, id, progress.done))).toEqual([true, true, false])
})
