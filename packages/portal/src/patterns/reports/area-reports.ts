import type { PermissionName, RoutePath } from '@portal/permissions'
import type { Phrases, ScreenTitle } from '#phrases/phrases.ts'

type Words = Phrases['reports']['all']

/** A report in the list of all reports. */
export interface AreaReport {
  /** The screen that shows it. */
  readonly path: RoutePath
  readonly title: ScreenTitle
  /** Its question, in one sentence. */
  readonly answer: keyof Words['answers']
  /** Its topic. */
  readonly group: keyof Words['groups']
  /** The required permissions: any of these. */
  readonly anyOf: readonly PermissionName[]
}

/** The reports of one area, declared beside its screens in `reports.ts`. */
export type AreaReports = readonly AreaReport[]
