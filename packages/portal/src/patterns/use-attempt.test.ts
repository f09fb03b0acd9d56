import { expectTypeOf, test } from 'vitest'
import type { ResourceForm } from './resource-form.tsx'
import type { Attempt } from './use-attempt.ts'

test('no form sends an attempt, which resolves when it is refused', () => {
  type Send = Parameters<typeof ResourceForm<unknown>>[0]['send']
  expectTypeOf<() => Promise<string>>().toExtend<Send>()
  expectTypeOf<Attempt<[], string>>().not.toExtend<Send>()
})
