import type { Plugin } from 'vite'

const lateMs = 200

/**
 * With `STORIES_SLOW` lazy imports of a story are delayed, as `slowPage` delays everything else. The plugin is always
 * present, because Vite's cache depends on the set of plugins.
 */
export const slowImports: Plugin = {
  name: 'slow-imports',
  enforce: 'pre',
  transform(code, id) {
    if (process.env.STORIES_SLOW === undefined) return undefined
    if (!/packages\/(ui-kit|portal)\/src\//.test(id)) return undefined
    const slow = code.replaceAll(
      /\bimport\((['"][^'"]+['"])\)/g,
      `new Promise((come) => setTimeout(come, ${lateMs})).then(() => import($1))`,
    )
    return slow === code ? undefined : { code: slow, map: null }
  },
}
