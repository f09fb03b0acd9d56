import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** A view, and the person it shows. */
export type OpenedView = components['schemas']['OpenedView']

/** Seeing the portal as somebody else sees it, without being them (handbook PAN-5). */
export interface ViewAs {
  /** Opens a view of fifteen minutes, whose token only reads. */
  readonly create: Act<paths, '/view-as', 'post'>
  /** Ends it, with the token of the view or of one's own session. */
  readonly destroy: Act<paths, '/view-as', 'delete'>
}

/** Builds the family. */
export function viewAs({ main }: Kernel): ViewAs {
  return {
    create: main.act('viewAs.create', 'post', '/view-as', 'body'),
    destroy: main.act('viewAs.destroy', 'delete', '/view-as', 'nothing'),
  }
}
