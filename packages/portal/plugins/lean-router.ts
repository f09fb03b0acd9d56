import type { Plugin } from 'vite'

const routerFile = /react-router\/dist\/(?:development|production)\/.*\.mjs$/

/**
 * Leaves out of the bundle what nobody imports of React Router. It is shipped as one file whose components are made by
 * calls (`forwardRef(…)`) that look as if they did something; marked as pure, those without a user fall away. Its build
 * for production, which no export of the package names, has fewer warnings.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      if (!/^react-router(\/dom)?$/.test(id)) return undefined
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.displayName = "[^"]+";$/gm, ''),
        map: null,
      }),
    },
  }
}
