/** Which files the portal is built into (decisions 032 and 048). */
import type { Rolldown } from 'vite'
import type { Together } from './page-chunks.ts'

const openedStyles =
  /ui-kit\/src\/(components\/(dialog|drawer|popover|menu-button|filter-bar|select|toast|session-prompt|notification-centre|command-palette|combo-box|multi-select|saved-views|column-chooser|export-menu|org-chart|date-picker|date-range-picker|calendar)|private\/(overlay|choice|list-box|dates|search))\/.*\.vanilla\.css/

/** What the sign-in needs and the frame of the portal does not. */
const signInParts =
  /ui-kit\/src\/(components\/(form|text-field|password-field)|forms|private\/field\/use-)|portal\/src\/shell\/(public-|brand-panel)|\/(TextField|TextArea|ToggleButton|ToggleButtonGroup|SelectionIndicator|useToggle\w+)\.mjs$/

/** The files that every page begins with. */
export const firstChunks: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler)[@\\/]/, priority: 2 },
  // Styles of what opens over a page come with the first of it: two dozen small files pack worse than one.
  { name: 'opened', test: openedStyles, priority: 3 },
  { name: 'forms', tags: ['$initial'], test: signInParts, priority: 2 },
  // What every page begins with, in one file: dozens of small ones cost more than they spare. What begins one stays out
  // of it, because the manifest names what it was made of.
  {
    name: 'start',
    tags: ['$initial'],
    test: /^(?!.*(?:\/(?:main|sign-in-page|login-screen)\.tsx|\.html)$)/,
    priority: 1,
  },
]

/** What comes with a page, each beside what those before it have. */
export const pageParts: readonly Together[] = [
  // Where an address leads and who may go there: all that the sign-in does without.
  { name: 'router', sources: ['/src/app/app.tsx'] },
  { name: 'frame', sources: ['/src/app/main-frame.tsx'] },
  // One list that is written by hand and one that is data: what both have, all lists have.
  {
    name: 'list',
    sources: ['/areas/loads/loads-screen.tsx', '/areas/tickets/tags-screen.tsx'],
    isCommon: true,
  },
  { name: 'resource', sources: ['/patterns/resource-screen/resource-screen.tsx'] },
  { name: 'form', sources: ['/patterns/resource-form.tsx'] },
  { name: 'choice', sources: ['/components/select/select.tsx'] },
  {
    name: 'late',
    sources: [
      '/components/tooltip/tooltip-window.tsx',
      '/components/menu-button/menu-list.tsx',
      '/components/popover/popover-window.tsx',
      '/components/dialog/dialog-window.tsx',
      '/components/filter-bar/filter-editor.tsx',
      '/components/toast/toast-region.tsx',
      '/shell/starred/star-button.tsx',
      '/shell/starred/starred-group.tsx',
      '/shell/palette/palette-part.tsx',
      '/shell/notifications/notification-bell.tsx',
      '/shell/own-state/own-state.tsx',
      '/shell/keep-alive-dialog.tsx',
      '/shell/late-watches.tsx',
    ],
    isLate: true,
  },
]
