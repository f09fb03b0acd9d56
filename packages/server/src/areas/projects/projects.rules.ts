import { refuse } from '#contract/refuse.ts'
import type { ProjectState } from '#db/schema/projects.ts'

type Project = { state: ProjectState; startsOn: string; endsOn: string | null }

/** The allowed transitions of a project. */
const steps: Readonly<Record<ProjectState, readonly ProjectState[]>> = {
  draft: ['active'],
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: ['archived'],
  archived: [],
}

/** A project begins as a draft or active, moves one step at a time, and its end must not be before its beginning. */
export function checkProject({ state, startsOn, endsOn }: Project, before?: Project): void {
  const from = before?.state ?? 'draft'
  if (state !== from && !steps[from].includes(state)) refuse('invalid', 'state', { value: state })
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}
