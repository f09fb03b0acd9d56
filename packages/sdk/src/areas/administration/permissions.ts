import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A permission of the catalogue, with what it opens and how many have it. */
export type CountedPermission = components['schemas']['Permission']

/** Somebody who has a permission, and where from. */
export type PermissionHolder = components['schemas']['PermissionHolder']

/** Where a person has a permission from. */
export type PermissionOrigin = components['schemas']['Through']

/** Two permissions that should be apart, and who holds both (handbook PAN-17). */
export type DangerousPair = components['schemas']['DangerousPair']

/** Why somebody may or may not (handbook N8). */
export type Explanation = components['schemas']['Explanation']

/** The catalogue of permissions, who has them, and why (specification §6). */
export interface Permissions extends Resource<paths, '/permissions', 'index' | 'show'> {
  /** Who has one, by its name. */
  readonly people: Act<paths, '/permissions/{id}/people', 'get'>
  /** Pairs of permissions that one person should not hold together. */
  readonly dangers: Act<paths, '/permissions/dangers', 'get'>
  /** Why a person may open a screen or use an operation, or why not, and what would change it. */
  readonly explain: Act<paths, '/permissions/explanation', 'get'>
}

/** Builds the family. */
export function permissions({ main }: Kernel): Permissions {
  return {
    ...resource(main, 'permissions', '/permissions', ['index', 'show']),
    people: main.act('permissions.people', 'get', '/permissions/{id}/people', 'query'),
    dangers: main.act('permissions.dangers', 'get', '/permissions/dangers', 'nothing'),
    explain: main.act('permissions.explain', 'get', '/permissions/explanation', 'query'),
  }
}
