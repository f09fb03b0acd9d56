import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A request for a permission. */
export type AccessRequest = components['schemas']['AccessRequest']

/** What to ask for. */
export type AccessRequestInput = components['schemas']['AccessRequestInput']

/** Asking for a permission, and deciding on it (handbook SHE-15). */
export interface AccessRequests extends Resource<paths, '/access-requests', 'index' | 'create'> {
  /** Gives the permission to who asked for it. */
  readonly approve: Act<paths, '/access-requests/{id}/approve', 'post'>
  /** Refuses it, with a reason. */
  readonly reject: Act<paths, '/access-requests/{id}/reject', 'post'>
  /** Takes back what was granted by it. */
  readonly revoke: Act<paths, '/access-requests/{id}/revoke', 'post'>
  /** Withdraws one's own, as long as nobody has decided. */
  readonly withdraw: Act<paths, '/access-requests/{id}/withdraw', 'post'>
}

/** Builds the family. */
export function accessRequests({ main }: Kernel): AccessRequests {
  return {
    ...resource(main, 'accessRequests', '/access-requests', ['index', 'create']),
    approve: main.act('accessRequests.approve', 'post', '/access-requests/{id}/approve', 'body'),
    reject: main.act('accessRequests.reject', 'post', '/access-requests/{id}/reject', 'body'),
    revoke: main.act('accessRequests.revoke', 'post', '/access-requests/{id}/revoke', 'body'),
    withdraw: main.act('accessRequests.withdraw', 'post', '/access-requests/{id}/withdraw', 'nothing'),
  }
}
