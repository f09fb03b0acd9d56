import { describe, expect, it } from 'vitest'
import type { Plan } from './plan.ts'
import { textsOf } from './changes.ts'
import { component } from './component.ts'
import { decision } from './decision.ts'
import { family } from './family.ts'
import { notice } from './notice.ts'
import { freePathsOf, screen } from './screen.ts'

/** Whether every anchor of `pnpm new` still exists. `pnpm prove` tests the output. */
describe('pnpm new finds its places in the files as they are', () => {
  const plans: Record<string, () => Plan> = {
    'for a family of a service that has some': () => family('tickets/macros', {}),
    'for the first family of a service': () => family('time-off/sabbaticals', {}),
    'for a screen': () => screen('analytics/trials', { path: freePathsOf('analytics')[0] ?? '' }),
    'for a component': () => component('key-cap'),
    'for a notice of a family that has some': () => notice('tickets/openings.missed'),
    'for the first notice of a family': () => notice('tickets/tags.retired'),
    'for a decision': () => decision('Try it'),
  }

  it.each(Object.entries(plans))('%s', (_, plan) => {
    const texts = textsOf(plan().changes)
    expect(texts.size).toBeGreaterThan(0)
    for (const [file, text] of texts) expect(text, file).not.toMatch(/__\w+__/)
  })
})
