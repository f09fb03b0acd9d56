import type { Page } from '@playwright/test'
import { es } from '@portal/permissions/labels/es'

/**
 * The findings in the visible texts of a page in the pseudo language that records its responses: texts that are neither
 * in brackets nor in a response, and truncated phrases that cannot be read in full.
 */
export function textFaults(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(readTexts, { names, spanishOnly })
}

/** Collects every text of the responses within the page: there it is known before it is shown. */
export async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const known = new Set<string>()
    const ask = globalThis.fetch
    Object.assign(globalThis, { answered: known })
    globalThis.fetch = async (...asked) => {
      const response = await ask(...asked)
      const isData = response.ok && /\bjson\b/.test(response.headers.get('content-type') ?? '')
      if (isData && response.url.includes('/services/')) collect(await response.clone().json())
      return response
    }

    function collect(value: unknown): void {
      if (typeof value === 'string') known.add(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
  })
}

/** Responses also contain the Spanish names of permissions, which the portal translates. */
const spanishOnly: readonly string[] = Object.values(es)

interface Known {
  readonly names: readonly string[]
  readonly spanishOnly: readonly string[]
}

/** Runs in the browser, and retries: the last response may not be rendered yet, while real findings persist. */
async function readTexts({ names, spanishOnly: foreign }: Known): Promise<string[]> {
  const isForeign = new Set(foreign)
  const until = performance.now() + 5000
  for (;;) {
    const found = faults()
    if (found.length === 0 || performance.now() > until) return found
    await new Promise(requestAnimationFrame)
  }

  function faults(): string[] {
    const { texts, cut } = inSight()
    const isData = dataOf()
    const untranslated = [...texts].filter((text) => !isNoWord(text) && !isData(text))
    return [
      ...untranslated.map((text) => `not translated: ${text}`),
      ...[...cut].map((text) => `cut off: ${text}`),
    ]
  }

  // Most texts are a response verbatim; only for the others all responses are searched.
  function dataOf(): (text: string) => boolean {
    const { answered } = globalThis as unknown as { answered: ReadonlySet<string> }
    let all: string | undefined
    const isWithin = (part: string) => {
      all ??= [...answered].filter((text) => !isForeign.has(text)).join('\n') + names.join('\n')
      return all.includes(part)
    }
    const isAnswer = (part: string) => (answered.has(part) && !isForeign.has(part)) || isWithin(part)
    // A response may be listed in one text or line by line, and a name may be followed by its version.
    return (text) => text.split(/, |\n/).every((part) => isAnswer(part.replace(/ \(v\d+\)$/, '')))
  }

  // Initials, and figures with their unit, are the same in every language; the browser formats days, “Nov 26” and “Thu,
  // Nov 26, 08:00-16:00”.
  function isNoWord(text: string): boolean {
    const shapes = [
      /^\p{Lu}{1,3}$/u,
      /^[\d.,\s]+([kMG]?B|byte)$/,
      /^([A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}(, [\d: ,-]+)?$/,
    ]
    return !/\p{L}{2}/u.test(text) || shapes.some((shape) => shape.test(text))
  }

  function inSight(): { texts: Set<string>; cut: Set<string> } {
    const texts = new Set<string>()
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (element === null || text === '' || !isSeen(element)) continue
      // Machine names, such as those of properties, are marked `translate="no"`; the browser formats times.
      const isName = element.closest('[translate=no], time') !== null
      const isPhrase = isInBrackets(node, element, text)
      if (!isName && !isPhrase) texts.add(text)
      // The page has no control over the length of a record's texts.
      if (isPhrase && isCut(element)) cut.add(text)
    }
    return { texts, cut }
  }

  function isSeen(element: HTMLElement): boolean {
    if (/^(SCRIPT|STYLE|OPTION)$/.test(element.tagName)) return false
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isDrawn && width > 1 && height > 1
  }

  // A phrase may be split into several elements, such as search highlights: the preceding text says whether a bracket
  // is open.
  function isInBrackets(node: Node, element: HTMLElement, text: string): boolean {
    if (/[⟦⟧]/.test(text)) return true
    const before = document.createRange()
    before.setStart(element.parentElement ?? element, 0)
    before.setEnd(node, 0)
    const textBefore = before.toString()
    return textBefore.lastIndexOf('⟦') > textBefore.lastIndexOf('⟧')
  }

  function isCut(element: HTMLElement): boolean {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const hides = ['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis'
    return hides && element.scrollWidth > element.clientWidth + 1 && element.closest('[title]') === null
  }
}
