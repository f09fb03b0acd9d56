import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { builtFiles, builtPortal } from './built-portal.ts'

/**
 * The sources of phrases: English of the portal, of the kit and of the SDK. The built portal has no pseudo language;
 * these files are rewritten in the response.
 */
const wordFiles =
  /^(src\/phrases\/en\/\w+|\.\.\/ui-kit\/src\/words\/en|\.\.\/sdk\/src\/errors\/messages\/en)\.ts$/

/** Switches this page to a language of accents and brackets, two fifths longer than English. */
export async function switchToPseudo(page: Page): Promise<void> {
  const files = new Set([...builtFiles()].flatMap(([source, file]) => (wordFiles.test(source) ? [file] : [])))
  await page.addInitScript(() => localStorage.setItem('portal.locale', '"en"'))
  // The account's language would override the browser's.
  await page.route('**/services/main/1.0/profile', switchToEnglish)
  // From disk: a response fetched for a page is lost when the test navigates.
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: inPseudo(readFileSync(path.join(builtPortal, new URL(route.request().url()).pathname), 'utf8')),
      }),
  )
}

async function switchToEnglish(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined)
  // The page that made the request has been closed.
  const body = (await response?.json().catch(() => undefined)) as { data?: object } | undefined
  if (!response || !body) return route.abort()
  await route.fulfill({ response, json: { ...body, data: { ...body.data, locale: 'en' } } })
}

/** A built file of phrases whose exports are rewritten. */
function inPseudo(code: string): string {
  const body = code.replace(/export\s*\{([^}]*)\};?\s*$/, (_all, list: string) => {
    const names = list.split(',').map((part, at) => {
      const [inside = '', outside = inside] = part.trim().split(/\s+as\s+/)
      return { inside, outside, made: `pseudo$${at}` }
    })
    const made = names.map((name) => `const ${name.made} = pseudo$(${name.inside});`)
    return `${made.join('')}export{${names.map((name) => `${name.made} as ${name.outside}`).join(',')}};`
  })
  return `${pseudo.toString().replace('function pseudo', 'function pseudo$').replaceAll('pseudo(', 'pseudo$(')}\n${body}`
}

/** Rewrites phrases: texts, functions that return texts, and objects of them. Runs in the browser. */
function pseudo(words: unknown): unknown {
  if (typeof words === 'function')
    return (...args: unknown[]) => pseudo(Reflect.apply(words, undefined, args))
  if (Array.isArray(words)) return words.map((word) => pseudo(word))
  if (typeof words === 'object' && words !== null) {
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, pseudo(word)]))
  }
  if (typeof words !== 'string' || !/\p{L}/u.test(words) || words.startsWith('⟦')) return words
  const plain = 'aeiouncAEIOUNC'
  const accented = 'áéíóúñçÁÉÍÓÚÑÇ'
  const text = words
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : Array.from(part, (letter) => accented[plain.indexOf(letter)] ?? letter).join(''),
    )
    .join('')
  // Lengthens by adding words, as real languages do: no language has a word as long as half a sentence.
  const more = 'ẋ'.repeat(Math.ceil(words.length * 0.4)).replace(/ẋ{9}(?=ẋ)/g, '$& ')
  return `⟦${text} ${more}⟧`
}
