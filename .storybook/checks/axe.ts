/** Asks axe about a story that has been played, as it stands on the page now. */
import axe, { type ElementContext, type Rule, type Spec } from 'axe-core'
import type { PlayedStory } from './played-story.ts'

/** What only the colours of a theme decide. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What the places of things on the page decide. */
export const layoutRules = ['target-size', 'scrollable-region-focusable']

// The parts of a date are one target: a press anywhere in the field finds the nearest of them.
const wholeTargets: Rule = { id: 'target-size', selector: '*:not([role=spinbutton])' }

/** The parameter `a11y` of a story, as far as it is read here. */
type Accessibility = {
  test?: string
  disable?: boolean
  config?: Spec
  context?: ElementContext
}

/** Whether a story is to be asked at all. */
export function isAsked({ parameters }: PlayedStory): boolean {
  const { test, disable } = accessibilityOf(parameters)
  return test === 'error' && disable !== true
}

/** What is wrong by these rules: one line for each element. Rules the story switched off stay off. */
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
