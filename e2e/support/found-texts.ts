import type { Page } from '@playwright/test'
import { es } from '@portal/permissions/labels/es'

/**
 * What is wrong with the texts in sight of a page that speaks the pseudo language and keeps its answers: those that are
 * neither in brackets nor among what the services answered, and phrases that are cut off and cannot be read whole.
 */
export function textFaults(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(readTexts, { names, spanishOnly })
}

/** Collects every text that the services answer, in the page itself: there it is known before it is shown. */
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

/** Services answer the Spanish names of permissions, too; people read them in their own language. */
const spanishOnly: readonly string[] = Object.values(es)

interface Known {
  readonly names: readonly string[]
  readonly spanishOnly: readonly string[]
}

/** Runs in the browser; what was answered last may not be shown yet, and what is wrong stays wrong. */
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

  // Most texts are an answer as it came; all that was ever answered is searched for the others alone.
  function dataOf(): (text: string) => boolean {
    const { answered } = globalThis as unknown as { answered: ReadonlySet<string> }
    let all: string | undefined
    const isWithin = (part: string) => {
      all ??= [...answered].filter((text) => !isForeign.has(text)).join('\n') + names.join('\n')
      return all.includes(part)
    }
    const isAnswer = (part: string) => (answered.has(part) && !isForeign.has(part)) || isWithin(part)
    // What was answered may be listed in one text or line by line, and a name may have its version behind it.
    return (text) => text.split(/, |\n/).every((part) => isAnswer(part.replace(/ \(v\d+\)$/, '')))
  }

  // Initials, and figures with their unit, are the same in every language; days, “Nov 26” and “Thu, Nov 26, 08:00-16:00”, are the browser's.
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
      // Names of machines, such as those of properties, are said not to be words of a language; times are the browser's.
      const isName = element.closest('[translate=no], time') !== null
      const isPhrase = isInBrackets(node, element, text)
      if (!isName && !isPhrase) texts.add(text)
      // How long the words of a record are is not up to the page.
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

  // A phrase may be split into several elements, as the marks of a search are: what stands before says whether one is open.
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
