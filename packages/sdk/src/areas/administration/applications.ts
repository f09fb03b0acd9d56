import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An application that people open from the portal. */
export type Application = components['schemas']['Application']

/** An application that one may open. */
export type OwnApplication = components['schemas']['OwnApplication']

/** The applications that people open from the portal, and whom they are meant for. */
export interface Applications
  extends Resource<paths, '/applications', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/applications/{id}/restore', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/applications/order', 'put'>
  /** Creates and changes up to 500 at once, told apart by name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/applications/import', 'post'>
  /** Those meant for whoever asks. */
  readonly mine: Act<paths, '/applications/mine', 'get'>
  /** The roles and groups that one can be meant for. */
  readonly audiences: Act<paths, '/applications/audiences', 'get'>
}

/** Builds the family. */
export function applications({ main }: Kernel): Applications {
  return {
    ...resource(main, 'applications', '/applications', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: main.act('applications.restore', 'post', '/applications/{id}/restore', 'nothing'),
    reorder: main.act('applications.reorder', 'put', '/applications/order', 'body'),
    import: main.act('applications.import', 'post', '/applications/import', 'body'),
    mine: main.act('applications.mine', 'get', '/applications/mine', 'nothing'),
    audiences: main.act('applications.audiences', 'get', '/applications/audiences', 'nothing'),
  }
}
