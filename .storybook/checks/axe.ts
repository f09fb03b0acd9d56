/** Runs axe on the played story, as currently rendered. */
import axe, { type ElementContext, type Rule, type Spec } from 'axe-core'
import type { PlayedStory } from './played-story.ts'

/** Rules that depend on the colours of a theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules that depend on layout. */
export const layoutRules = ['target-size', 'scrollable-region-focusable']

// The segments of a date are one target: a press anywhere in the field selects the nearest.
const wholeTargets: Rule = { id: 'target-size', selector: '*:not([role=spinbutton])' }

/** The part of a story's parameter `a11y` that is used here. */
type Accessibility = {
  test?: string
  disable?: boolean
  config?: Spec
  context?: ElementContext
}

/** Whether a story is checked at all. */
export function isAsked({ parameters }: PlayedStory): boolean {
  const { test, disable } = accessibilityOf(parameters)
  return test === 'error' && disable !== true
}

/** The violations of these rules, one line per element. Rules that the story disables stay disabled. */
export async function violations(
  { parameters }: PlayedStory,
  rules: readonly string[],
  within?: Element[],
): Promise<string[]> {
  const { config = {}, context = document.body } = accessibilityOf(parameters)
  const off = (config.rules ?? []).filter(isOff).map(({ id }) => id)
  const values = rules.filter((rule) => !off.includes(rule))
  if (values.length === 0) return []
  axe.reset()
  axe.configure({ ...config, rules: [...(config.rules ?? []), wholeTargets] })
  const found = await axe.run(within ?? context, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    elementRef: false,
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, html }) =>
        `${id}: ${any[0]?.message ?? 'fails'}\n    at ${target.join(' ')}\n    ${html.slice(0, 160)}`,
    ),
  )
}

function isOff({ enabled }: Rule): boolean {
  return enabled === false
}

function accessibilityOf(parameters: Record<string, unknown>): Accessibility {
  return parameters.a11y ?? {}
}
