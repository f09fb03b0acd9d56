import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { colourRules, violations } from './axe.ts'
import type { PlayedStory } from './played-story.ts'

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** How many elements of a story are checked for a focus ring: the first of each kind. */
const most = 12

/** Emulates the high contrast mode of Windows: text must be readable, and the focus visible. */
export async function checkForcedColours(story: PlayedStory): Promise<string[]> {
  await emulate([{ name: 'forced-colors', value: 'active' }])
  try {
    const own = ownColours()
    const unreadable = own.length > 0 ? await violations(story, colourRules, own) : []
    const problems = [...unreadable, ...(await invisibleFocus())]
    return problems.map((problem) => `in forced colours: ${problem}`)
  } finally {
    await emulate([])
  }
}

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** Elements with `forced-color-adjust: none`: all others use the system's colours, which axe cannot see. */
function ownColours(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none',
  )
}

/** Focusable elements without a visible focus. */
async function invisibleFocus(): Promise<string[]> {
  const kinds = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (isReachable(element)) kinds.set(kinds.has(kindOf(element)) ? '' : kindOf(element), element)
  }
  kinds.delete('')
  const problems: string[] = []
  for (const element of [...kinds.values()].slice(0, most)) problems.push(...(await lacksRing(element)))
  return problems
}

function kindOf(element: HTMLElement): string {
  return `${element.localName} ${element.className} ${element.getAttribute('role') ?? ''}`
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-hidden=true], [inert] *') &&
    element.closest('[aria-hidden=true], [inert]') === null
  )
}

/** With keyboard focus, the element or an ancestor must have an outline or another border. */
async function lacksRing(element: HTMLElement): Promise<string[]> {
  const around = neighbourhood(element)
  blur()
  await rendered()
  const before = around.map(looks)
  // React Aria shows its ring only after keyboard input; this key has no other effect.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F13', bubbles: true }))
  element.focus({ preventScroll: true, focusVisible: true })
  await rendered()
  if (document.activeElement !== element) return []
  const isSeen = around.some((one, at) => hasOutline(one) || looks(one) !== before[at])
  blur()
  return isSeen ? [] : [`nothing shows the focus\n    ${element.outerHTML.slice(0, 160)}`]
}

/** Waits until React has rendered the focus. */
async function rendered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The element, its ancestors up to its field or row, and its siblings, one of which may draw a check mark. */
function neighbourhood(element: HTMLElement): Element[] {
  const outer = element.parentElement?.parentElement ?? element
  return [...new Set([element, ...element.children, outer, ...outer.querySelectorAll('*')])].slice(0, 60)
}

const parts = [undefined, '::before', '::after']

function hasOutline(element: Element): boolean {
  return parts.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  })
}

/** The visible borders, without those of zero width, and the background of elements that keep their colours. */
function looks(element: Element): string {
  return parts
    .map((part) => {
      const style = getComputedStyle(element, part)
      const isOwn = style.getPropertyValue('forced-color-adjust') === 'none'
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        style[`border${side}Width`] === '0px'
          ? ''
          : `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
      )
      return [...sides, isOwn ? style.backgroundColor : '']
    })
    .join()
}
