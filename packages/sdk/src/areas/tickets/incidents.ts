import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An incident as lists have it. */
export type Incident = components['schemas']['Incident']

/** An incident with its people and what was said to it. */
export type IncidentDetail = components['schemas']['IncidentDetail']

/** An incident to report. */
export type IncidentInput = components['schemas']['IncidentInput']

/** Where an incident stands in the workflow it follows. */
export type IncidentWorkflow = components['schemas']['IncidentWorkflow']

/** A way that leads on from there, with what its screen asks for. */
export type IncidentTransition = components['schemas']['IncidentTransition']

/** Justified minutes of a person on a day. */
export type JustifiedTime = components['schemas']['JustifiedTime']

/** What keeps people from working, and what is done about it (handbook PAN-16). */
export interface Incidents extends Resource<paths, '/incidents', 'index' | 'show' | 'create' | 'patch'> {
  /** Whom one may name as affected. */
  readonly people: Act<paths, '/incidents/people', 'get'>
  /** Who can work on one. */
  readonly assignees: Act<paths, '/incidents/assignees', 'get'>
  /** The minutes that incidents justify, by person and day; at most 93 days at once. */
  readonly justifiedTime: Act<paths, '/incidents/justified-time', 'get'>
  /** Says who works on it. */
  readonly assign: Act<paths, '/incidents/{id}/assign', 'post'>
  /** Assigns or closes up to 200, each as it was read; the answer says what became of each. */
  readonly bulk: Act<paths, '/incidents/bulk', 'post'>
  /** Reports up to 500, each row a new one; a dry run only says what would come of it. */
  readonly import: Act<paths, '/incidents/import', 'post'>
  /** The workflows that one can be put on. */
  readonly workflows: Act<paths, '/incidents/workflows', 'get'>
  /** Puts it on a workflow, whose transitions alone say from then on how far it is. */
  readonly follow: Act<paths, '/incidents/{id}/workflow', 'post'>
  /** Takes it through a transition of its workflow. */
  readonly advance: Act<paths, '/incidents/{id}/advance', 'post'>
  /** Says something to it. */
  readonly answer: Act<paths, '/incidents/{id}/messages', 'post'>
  /** Resolves it, with what was done. */
  readonly resolve: Act<paths, '/incidents/{id}/resolve', 'post'>
  /** Closes a resolved one. */
  readonly close: Act<paths, '/incidents/{id}/close', 'post'>
  /** Opens a resolved or closed one again. */
  readonly reopen: Act<paths, '/incidents/{id}/reopen', 'post'>
  /** Justifies the time of its people. */
  readonly approve: Act<paths, '/incidents/{id}/approve', 'post'>
  /** Does not justify it, or no longer. */
  readonly reject: Act<paths, '/incidents/{id}/reject', 'post'>
}

/** Builds the family. */
export function incidents({ main }: Kernel): Incidents {
  return {
    ...resource(main, 'incidents', '/incidents', ['index', 'show', 'create', 'patch']),
    people: main.act('incidents.people', 'get', '/incidents/people', 'query'),
    assignees: main.act('incidents.assignees', 'get', '/incidents/assignees', 'nothing'),
    justifiedTime: main.act('incidents.justifiedTime', 'get', '/incidents/justified-time', 'query'),
    assign: main.act('incidents.assign', 'post', '/incidents/{id}/assign', 'body'),
    bulk: main.act('incidents.bulk', 'post', '/incidents/bulk', 'body'),
    import: main.act('incidents.import', 'post', '/incidents/import', 'body'),
    workflows: main.act('incidents.workflows', 'get', '/incidents/workflows', 'nothing'),
    follow: main.act('incidents.follow', 'post', '/incidents/{id}/workflow', 'body'),
    advance: main.act('incidents.advance', 'post', '/incidents/{id}/advance', 'body'),
    answer: main.act('incidents.answer', 'post', '/incidents/{id}/messages', 'body'),
    resolve: main.act('incidents.resolve', 'post', '/incidents/{id}/resolve', 'body'),
    close: main.act('incidents.close', 'post', '/incidents/{id}/close', 'nothing'),
    reopen: main.act('incidents.reopen', 'post', '/incidents/{id}/reopen', 'body'),
    approve: main.act('incidents.approve', 'post', '/incidents/{id}/approve', 'nothing'),
    reject: main.act('incidents.reject', 'post', '/incidents/{id}/reject', 'body'),
  }
}
