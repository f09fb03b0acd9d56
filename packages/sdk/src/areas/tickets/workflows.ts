import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A workflow: its draft, what keeps it from being published, and the number of its published version. */
export type Workflow = components['schemas']['Workflow']

/** A workflow to write. */
export type WorkflowInput = components['schemas']['WorkflowInput']

/** The states of a workflow and the ways between them. */
export type WorkflowDocument = components['schemas']['WorkflowDocument']

/** Where a record can stand. */
export type WorkflowState = components['schemas']['WorkflowState']

/** A way from one state to another. */
export type WorkflowTransition = components['schemas']['WorkflowTransition']

/** A published version; it never changes. */
export type WorkflowVersion = components['schemas']['WorkflowVersion']

/** What becomes of the records on their way when a draft is published. */
export type WorkflowPublication = components['schemas']['WorkflowPublication']

/** Where a record stands on a walk. */
export type WorkflowPlace = components['schemas']['WorkflowPlace']

/** The workflows: drafts, and the versions that were published of them. */
export interface Workflows
  extends Resource<paths, '/workflows', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/workflows/{id}/restore', 'post'>
  /** Draws up to 500 ways into drafts, one a row, with the states they lead to; a dry run only says what would come of it. */
  readonly import: Act<paths, '/workflows/import', 'post'>
  /** Makes a version of the draft; every state must be reached and reach an end. */
  readonly publish: Act<paths, '/workflows/{id}/publish', 'post'>
  /** The published versions, the latest first. */
  readonly versions: Act<paths, '/workflows/{id}/versions', 'get'>
  /** Where a record stands after these transitions, and what it can do next; nothing is kept. */
  readonly simulate: Act<paths, '/workflows/{id}/simulate', 'post'>
}

/** Builds the family. */
export function workflows({ laia }: Kernel): Workflows {
  return {
    ...resource(laia, 'workflows', '/workflows', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: laia.act('workflows.restore', 'post', '/workflows/{id}/restore', 'nothing'),
    import: laia.act('workflows.import', 'post', '/workflows/import', 'body'),
    publish: laia.act('workflows.publish', 'post', '/workflows/{id}/publish', 'body'),
    versions: laia.act('workflows.versions', 'get', '/workflows/{id}/versions', 'query'),
    simulate: laia.act('workflows.simulate', 'post', '/workflows/{id}/simulate', 'body'),
  }
}
