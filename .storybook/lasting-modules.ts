import type { Plugin } from 'vite'

/**
 * Each file of stories has a page of its own, and every page reads the same hundreds of modules. Within
 * a run they do not change: the browser keeps them, instead of asking for each whether it is still the same.
 */
export const lastingModules: Plugin = {
  name: 'lasting-modules',
  configureServer(server) {
    // While somebody edits them, they do.
    if (server.config.server.watch !== null) return
    server.middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(
          name,
          name.toLowerCase() === 'cache-control' && value === 'no-cache' ? 'max-age=3600' : value,
        )
      next()
    })
  },
}
