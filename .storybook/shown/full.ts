/** The stories that show most of a component: the checks after a story apply to these. */

/** By name: states, overlays, and theme-dependent colours. */
const everywhere = ['States', 'Open', 'Tones', 'Kinds', 'Emphases', 'Colours']

/** Fallbacks for a page with none of those. */
const otherwise = ['Playground', 'Default']

/** Pages for which another story shows more, by file. */
const elsewhere: Readonly<Record<string, string>> = {
  absences: 'Deciding',
  'app-layout': 'SemiDark',
  avatar: 'Sizes',
  'bulk-bar': 'FailedInPart',
  colour: 'Palette',
  countdown: 'Sizes',
  'data-table': 'Selection',
  'data-table-columns': 'Pinned',
  'data-table-page': 'CutOff',
  'data-table-rows': 'AllMatching',
  'dates-and-numbers': 'InFiveLanguages',
  'error-pages': 'ServerErrorOfRequest',
  'export-menu': 'Failed',
  'filter-bar': 'AllInForce',
  form: 'RefusedByTheServer',
  'form-action': 'RefusedThenSaved',
  'form-still': 'RefusedAsAWhole',
  'format-editor': 'InUse',
  gallery: 'Light',
  icon: 'All',
  'month-calendar': 'Playground',
  months: 'Confirming',
  motion: 'Durations',
  operations: 'Deciding',
  'permission-matrix': 'WithChanges',
  popover: 'LongTexts',
  regions: 'OnePartFails',
  restored: 'BegunBefore',
  'saved-views': 'Changed',
  skeleton: 'Shapes',
  space: 'Distances',
  'state-graph': 'WithFaults',
  'team-planner': 'FewPeople',
  'team-planner-editing': 'ByKeyboard',
  telework: 'Signing',
  tree: 'SeveralChoices',
  type: 'Sizes',
  'upload-screen': 'Checking',
  vacations: 'Decided',
  workday: 'Rejecting',
  'writing-in-spanish': 'Rules',
  'year-planner': 'Chosen',
}

/** The export names of these stories in a file; empty if the file must be listed above. */
export function fullStories(file: string, stories: readonly string[]): string[] {
  const page = file.slice(file.lastIndexOf('/') + 1).replace('.stories.tsx', '')
  const named = elsewhere[page]
  if (named !== undefined) return stories.filter((story) => story === named)
  const own = stories.filter((story) => everywhere.includes(story))
  const other = otherwise.find((story) => stories.includes(story))
  return own.length > 0 || other === undefined ? own : [other]
}
