import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Somebody who can sign in, or could. */
export type User = components['schemas']['User']

/** A person with what belongs to them. */
export type UserDetail = components['schemas']['UserDetail']

/** A person to invite. */
export type UserInput = components['schemas']['UserInput']

/** A permission and where it comes from. */
export type EffectivePermission = components['schemas']['EffectivePermission']

/** A role, with whether whoever asks may give it. */
export type AssignableRole = components['schemas']['AssignableRole']

/** What became of one of many. */
export type UserBulkResult = components['schemas']['BulkResult']

type Verb = 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'

/** Who can sign in, and what they may do (handbook PAN-1, PAN-2). */
export interface Users extends Resource<paths, '/users', Verb> {
  /** Brings a removed person back. */
  readonly restore: Act<paths, '/users/{id}/restore', 'post'>
  /** Keeps a person from signing in, and ends their sessions. */
  readonly disable: Act<paths, '/users/{id}/disable', 'post'>
  /** Lets a person sign in again. */
  readonly enable: Act<paths, '/users/{id}/enable', 'post'>
  /** Forgets the wrong passwords that slow a person's sign-in. */
  readonly unlock: Act<paths, '/users/{id}/unlock', 'post'>
  /** Takes the password away and sends a link for a new one. */
  readonly resetPassword: Act<paths, '/users/{id}/reset-password', 'post'>
  /** Takes the second factor away, and signs the person out. */
  readonly resetSecondFactor: Act<paths, '/users/{id}/reset-second-factor', 'post'>
  /** Where a person is signed in. */
  readonly sessions: Act<paths, '/users/{id}/sessions', 'get'>
  /** Ends one session of a person, or all. */
  readonly endSessions: Act<paths, '/users/{id}/end-sessions', 'post'>
  /** What a person may do, each with every reason why. */
  readonly permissions: Act<paths, '/users/{id}/permissions', 'get'>
  /** Gives a person a permission besides their roles, until a day or without end. */
  readonly grant: Act<paths, '/users/{id}/grant', 'post'>
  /** Takes back what was given besides the roles, and tells the person why. */
  readonly revoke: Act<paths, '/users/{id}/revoke', 'post'>
  /** Says which roles a person holds. */
  readonly assignRoles: Act<paths, '/users/{id}/roles', 'put'>
  /** The roles there are, and which of them one may give. */
  readonly assignableRoles: Act<paths, '/users/assignable-roles', 'get'>
  /** Does the same to up to 200 people; the answer says what became of each. */
  readonly bulk: Act<paths, '/users/bulk', 'post'>
  /** Invites and changes up to 500 at once, told apart by user name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/users/import', 'post'>
}

/** Builds the family. */
export function users({ main }: Kernel): Users {
  return {
    ...resource(main, 'users', '/users', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('users.restore', 'post', '/users/{id}/restore', 'nothing'),
    disable: main.act('users.disable', 'post', '/users/{id}/disable', 'nothing'),
    enable: main.act('users.enable', 'post', '/users/{id}/enable', 'nothing'),
    unlock: main.act('users.unlock', 'post', '/users/{id}/unlock', 'nothing'),
    resetPassword: main.act('users.resetPassword', 'post', '/users/{id}/reset-password', 'nothing'),
    resetSecondFactor: main.act(
      'users.resetSecondFactor',
      'post',
      '/users/{id}/reset-second-factor',
      'nothing',
    ),
    sessions: main.act('users.sessions', 'get', '/users/{id}/sessions', 'nothing'),
    endSessions: main.act('users.endSessions', 'post', '/users/{id}/end-sessions', 'body'),
    permissions: main.act('users.permissions', 'get', '/users/{id}/permissions', 'nothing'),
    grant: main.act('users.grant', 'post', '/users/{id}/grant', 'body'),
    revoke: main.act('users.revoke', 'post', '/users/{id}/revoke', 'body'),
    assignRoles: main.act('users.assignRoles', 'put', '/users/{id}/roles', 'body'),
    assignableRoles: main.act('users.assignableRoles', 'get', '/users/assignable-roles', 'nothing'),
    bulk: main.act('users.bulk', 'post', '/users/bulk', 'body'),
    import: main.act('users.import', 'post', '/users/import', 'body'),
  }
}
