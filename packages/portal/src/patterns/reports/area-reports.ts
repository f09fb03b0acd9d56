import type { PermissionName, RoutePath } from '@portal/permissions'
import type { Phrases, ScreenTitle } from '#phrases/phrases.ts'

type Words = Phrases['reports']['all']

/** A report as the list of all reports has it. */
export interface AreaReport {
  /** The screen that shows it. */
  readonly path: RoutePath
  readonly title: ScreenTitle
  /** The question that it answers, in one sentence. */
  readonly answer: keyof Words['answers']
  /** What it is about. */
  readonly group: keyof Words['groups']
  /** What the services ask of who reads it: any of these. */
  readonly anyOf: readonly PermissionName[]
}

/** The reports of one area: it says so beside its screens, in `reports.ts`. */
export type AreaReports = readonly AreaReport[]
