import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Who coordinates whom, from one day to another, in UTC. */
export type CoordinatorAssignment = components['schemas']['CoordinatorAssignment']

/** Somebody who can coordinate. */
export type Coordinator = components['schemas']['Coordinator']

/** Who gets which coordinator from when; 200 people at most. */
export type CoordinatorMove = components['schemas']['CoordinatorMove']

/** What became of each person of a move, or would. */
export type CoordinatorMoveResult = components['schemas']['CoordinatorMoveResult']

/** Who coordinates whom and when (handbook PAN-7). */
export interface CoordinatorAssignments
  extends Resource<paths, '/coordinator-assignments', 'index' | 'destroy'> {
  /** Gives people a coordinator; who is refused stays as before. */
  readonly assign: Act<paths, '/coordinator-assignments', 'post'>
  /** What that would do; changes nothing. */
  readonly preview: Act<paths, '/coordinator-assignments/preview', 'post'>
  /** Gives up to 500 people coordinators by their codes; a dry run only says what would come of it. */
  readonly import: Act<paths, '/coordinator-assignments/import', 'post'>
  /** Who can coordinate. */
  readonly coordinators: Act<paths, '/coordinator-assignments/coordinators', 'get'>
}

/** Builds the family. */
export function coordinatorAssignments({ main }: Kernel): CoordinatorAssignments {
  const base = '/coordinator-assignments'
  return {
    ...resource(main, 'coordinatorAssignments', base, ['index', 'destroy']),
    assign: main.act('coordinatorAssignments.assign', 'post', base, 'body'),
    preview: main.act('coordinatorAssignments.preview', 'post', `${base}/preview`, 'body'),
    import: main.act('coordinatorAssignments.import', 'post', `${base}/import`, 'body'),
    coordinators: main.act('coordinatorAssignments.coordinators', 'get', `${base}/coordinators`, 'query'),
  }
}
