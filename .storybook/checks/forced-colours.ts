import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { colourRules, violations } from './axe.ts'
import type { PlayedStory } from './played-story.ts'

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** How many different elements of a story are asked for their ring: of each kind one, of the kinds the first. */
const most = 12

/** As with the high contrast of Windows: text must be readable, and where the focus is must be seen. */
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

/** What keeps its own colours: of everything else the reader's system says which, and axe would not see them. */
function ownColours(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none',
  )
}

/** The elements that take the focus without a sign of it. */
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

/** Focused as by the keyboard, an element or something around it must have an outline, or get another border. */
async function lacksRing(element: HTMLElement): Promise<string[]> {
  const around = neighbourhood(element)
  blur()
  await rendered()
  const before = around.map(looks)
  // React Aria shows its ring only to those who use the keyboard; this key does nothing else.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F13', bubbles: true }))
  element.focus({ preventScroll: true, focusVisible: true })
  await rendered()
  if (document.activeElement !== element) return []
  const isSeen = around.some((one, at) => hasOutline(one) || looks(one) !== before[at])
  blur()
  return isSeen ? [] : [`nothing shows the focus\n    ${element.outerHTML.slice(0, 160)}`]
}

/** React has drawn what the focus changed. */
async function rendered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The element, what is around it up to its field or row, and what stands beside it: a check mark is drawn there. */
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

/** The borders as they are seen: one of no width may change its colour unseen. And the background of what keeps its own. */
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
