import { refuse } from '#contract/refuse.ts'
import type { ProjectState } from '#db/schema/projects.ts'

type Project = { state: ProjectState; startsOn: string; endsOn: string | null }

/** Where a project may go from where it stands. */
const steps: Readonly<Record<ProjectState, readonly ProjectState[]>> = {
  draft: ['active'],
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: ['archived'],
  archived: [],
}

/** A project begins as a draft or at work, goes one step at a time, and does not end before it begins. */
export function checkProject({ state, startsOn, endsOn }: Project, before?: Project): void {
  const from = before?.state ?? 'draft'
  if (state !== from && !steps[from].includes(state)) refuse('invalid', 'state', { value: state })
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}
