import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A role as lists have it. */
export type Role = components['schemas']['Role']

/** A role with the permissions that it gives. */
export type RoleDetail = components['schemas']['RoleDetail']

/** A role to write. */
export type RoleInput = components['schemas']['RoleInput']

/** What a change of a role's permissions would do (handbook PAN-4). */
export type RolePreview = components['schemas']['RolePreview']

/** What people may do by what they are (specification §6). */
export interface Roles extends Resource<paths, '/roles', 'index' | 'show' | 'create' | 'update' | 'patch'> {
  /** Creates and changes up to 500 roles by their names; a dry run only says what would come of it. */
  readonly import: Act<paths, '/roles/import', 'post'>
  /** Deletes one; its holders can be moved to another role in the same act. */
  readonly destroy: Act<paths, '/roles/{id}', 'delete'>
  /** Takes a deleted one back; it is held by nobody. */
  readonly restore: Act<paths, '/roles/{id}/restore', 'post'>
  /** Copies one under another name. */
  readonly clone: Act<paths, '/roles/{id}/clone', 'post'>
  /** Who would gain and who would lose which permission; changes nothing. */
  readonly preview: Act<paths, '/roles/{id}/preview', 'post'>
}

/** Builds the family. */
export function roles({ main }: Kernel): Roles {
  return {
    ...resource(main, 'roles', '/roles', ['index', 'show', 'create', 'update', 'patch']),
    import: main.act('roles.import', 'post', '/roles/import', 'body'),
    destroy: main.act('roles.destroy', 'delete', '/roles/{id}', 'query'),
    restore: main.act('roles.restore', 'post', '/roles/{id}/restore', 'nothing'),
    clone: main.act('roles.clone', 'post', '/roles/{id}/clone', 'body'),
    preview: main.act('roles.preview', 'post', '/roles/{id}/preview', 'body'),
  }
}
