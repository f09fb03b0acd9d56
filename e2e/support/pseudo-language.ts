import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { builtFiles, builtPortal } from './built-portal.ts'

/**
 * What stands where words are made: English of the portal, of the kit and of the SDK. The portal that is tested has no
 * pseudo language; these files are made over on their way to the browser.
 */
const wordFiles =
  /^(src\/phrases\/en\/\w+|\.\.\/ui-kit\/src\/words\/en|\.\.\/sdk\/src\/errors\/messages\/en)\.ts$/

/** Speaks a language of accents and brackets, two fifths longer than English, in this page. */
export async function speakPseudo(page: Page): Promise<void> {
  const files = new Set([...builtFiles()].flatMap(([source, file]) => (wordFiles.test(source) ? [file] : [])))
  await page.addInitScript(() => localStorage.setItem('portal.locale', '"en"'))
  // The language of the account would win over that of the browser.
  await page.route('**/services/main/1.0/profile', speakEnglish)
  // From the disk: what is fetched for a page is gone when the test goes on to the next one.
  await page.route(
    ({ pathname }) => files.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: inPseudo(readFileSync(path.join(builtPortal, new URL(route.request().url()).pathname), 'utf8')),
      }),
  )
}

async function speakEnglish(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined)
  // The page that asked has been left.
  const body = (await response?.json().catch(() => undefined)) as { data?: object } | undefined
  if (!response || !body) return route.abort()
  await route.fulfill({ response, json: { ...body, data: { ...body.data, locale: 'en' } } })
}

/** A built file of words whose exports are made over. */
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

/** Makes words over: texts, functions that give texts, and all that holds them. Runs in the browser. */
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
  // Longer by words, as languages are: one word as long as half a sentence stands in none.
  const more = 'ẋ'.repeat(Math.ceil(words.length * 0.4)).replace(/ẋ{9}(?=ẋ)/g, '$& ')
  return `⟦${text} ${more}⟧`
}
