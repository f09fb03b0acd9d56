import { kitStyle } from '#css/kit-style.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars
const line = `inset 0 -1px 0 ${color.border.main}`

export const container = kitStyle({ containerType: 'inline-size', minInlineSize: 0 })
/** The tools follow the tabs, or wrap below them. */
export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"tabs tools" "content content"',
  '@container': {
    [below('md')]: { display: 'flex', flexWrap: 'wrap' },
  },
})
export const list = kitStyle({
  gridArea: 'tabs',
  flexGrow: 1,
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.lg,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: line,
})
export const name = kitStyle({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** The panel also contains the tools, beside the tabs. */
export const panel = kitStyle({ display: 'contents' })
export const tools = kitStyle({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInlineStart: space.lg,
  boxShadow: line,
  flexGrow: 1,
})
/** Without tabs they are in the toolbar of the table, or above the list. */
export const loneTools = kitStyle({ display: 'contents' })
export const aboveList = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
})
/** The live region exists from the start, so that changes are announced; empty, it takes no space, not even the gap. */
export const state = kitStyle({ selectors: { '&:empty': { position: 'absolute' } } })
export const content = kitStyle({
  gridArea: 'content',
  flexBasis: '100%',
  minInlineSize: 0,
  paddingBlockStart: space.xs,
})
