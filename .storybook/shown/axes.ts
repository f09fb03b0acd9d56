/** Maps each variant prop to the name of the story that shows all its values; the same on every page. */
import type { PartName } from '../advice/advice.ts'

/** By prop, whatever its component. */
export const axisStories = {
  align: 'Alignments',
  arrangement: 'Grouped',
  baseline: 'NearTheData',
  collapseBelow: 'Collapsing',
  colour: 'Colours',
  count: 'Counts',
  defaultView: 'AsAList',
  density: 'DensityChosen',
  emphasis: 'Emphases',
  justify: 'Justifications',
  kind: 'Kinds',
  layout: 'Layouts',
  lineSpace: 'LineSpaces',
  orientation: 'Orientations',
  padding: 'Paddings',
  placement: 'Placements',
  shape: 'Shapes',
  side: 'Sides',
  size: 'Sizes',
  space: 'Spaces',
  texts: 'Wholeness',
  tone: 'Tones',
  width: 'Widths',
} as const

/** Enum props without a visual effect. */
export const looksTheSame: Readonly<Record<string, string>> = {
  as: 'what it is to readers of the screen',
  autoComplete: 'what the browser may fill in',
  icon: 'one picture of many: Foundations/Icons shows them all',
  iconEnd: 'one picture of many: Foundations/Icons shows them all',
  id: 'one picture of many: Foundations/Icons shows them all',
  inputMode: 'the keyboard of a phone',
  level: 'the rank of a heading, which its look does not follow',
  perPage: 'a number that stands in it',
  role: 'what it is to readers of the screen',
  selectionMode: 'a behaviour: Data/Tree plays both',
  type: 'what it does in a form, or the keyboard of a phone',
}

/** Axes whose story shows only some values, because more are not worth it or another story shows them. */
export const shownValues: Partial<Record<PartName, Readonly<Record<string, readonly string[]>>>> = {
  Bars: { arrangement: ['grouped'] },
  MenuButton: { placement: ['bottom start', 'bottom end', 'top start', 'start top'] },
  Popover: { placement: ['bottom start', 'bottom end', 'top start', 'start top'] },
  Tooltip: { placement: ['top', 'bottom', 'start', 'end'] },
}
