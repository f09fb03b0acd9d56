import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** A page that a person keeps at hand (specification §3). */
export type StarredPage = components['schemas']['StarredPage']

/** A page to keep at hand. */
export type StarredPageInput = components['schemas']['StarredPageInput']

/** The pages that a person keeps at hand. */
export interface StarredPages {
  /** One's own, in their order. */
  readonly index: Act<paths, '/starred-pages', 'get'>
  /** Replaces all of them: starring, taking a star away and moving are this one act. */
  readonly update: Act<paths, '/starred-pages', 'put'>
}

/** Builds the family. */
export function starredPages({ main }: Kernel): StarredPages {
  return {
    index: main.act('starredPages.index', 'get', '/starred-pages', 'nothing'),
    update: main.act('starredPages.update', 'put', '/starred-pages', 'body'),
  }
}
