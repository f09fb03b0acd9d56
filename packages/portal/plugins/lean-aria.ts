import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const contextsQuery = '?contexts'
const file = /react-aria-components\/dist\/private\/Autocomplete\.mjs$/
const aContext = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\(null\);$/gm

/**
 * Takes the contexts of React Aria's `Autocomplete` out of its file. Every text field reads one of them, and a bundler
 * cannot cut a file in two: without this the sign-in would load what only the palette of commands needs.
 */
export function leanAria(): Plugin {
  return {
    name: 'lean-aria',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      if (!/Autocomplete\.mjs(\?contexts)?$/.test(id) || importer === undefined) return undefined
      const found = await this.resolve(id.replace(contextsQuery, ''), importer, { skipSelf: true })
      if (!found || !file.test(found.id)) return undefined
      // The components beside it want the contexts; who takes it by its public name wants all of it.
      const isBeside = importer.includes('react-aria-components/dist/private/')
      return isBeside ? `${found.id}${contextsQuery}` : found
    },
    async load(id) {
      if (!id.endsWith(contextsQuery)) return undefined
      return contextsOf(await readFile(id.slice(0, -contextsQuery.length), 'utf8'))
    },
    transform(code, id) {
      return file.test(id) ? { code: withoutContexts(code), map: null } : undefined
    },
  }
}

/** The names of the contexts inside the file, and as it exports them. */
function contextNames(code: string): { inside: string; outside: string }[] {
  const found = [...code.matchAll(aContext)].flatMap(([, inside = '']) => {
    const outside = code.split(`${inside} as `).at(1)?.split(/[,}]/).at(0)?.trim()
    return outside === undefined ? [] : [{ inside, outside }]
  })
  if (found.length === 0)
    throw new Error('React Aria makes its contexts in another way: see plugins/lean-aria.ts')
  return found
}

function contextsOf(code: string): string {
  const lines = contextNames(code).map(
    ({ outside }) => `export const ${outside} = /*#__PURE__*/ createContext(null)`,
  )
  return [`import { createContext } from 'react'`, ...lines].join('\n')
}

function withoutContexts(code: string): string {
  const names = contextNames(code).map(({ inside, outside }) => `${outside} as ${inside}`)
  return `import { ${names.join(', ')} } from './Autocomplete.mjs${contextsQuery}'\n${code.replaceAll(aContext, '')}`
}
