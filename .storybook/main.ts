import path from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { workspaceSource } from '../packages/portal/plugins/workspace-source.ts'

const ariaParts = [
  'Autocomplete',
  'Breadcrumbs',
  'Button',
  'Calendar',
  'Calendar',
  'Checkbox',
  'CheckboxGroup',
  'Collection',
  'ComboBox',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'Dialog',
  'Disclosure',
  'DropZone',
  'FieldError',
  'FileTrigger',
  'Form',
  'GridList',
  'Group',
  'Header',
  'Heading',
  'I18nProvider',
  'Input',
  'Label',
  'Link',
  'ListBox',
  'Menu',
  'Meter',
  'Modal',
  'NumberField',
  'Popover',
  'ProgressBar',
  'RadioGroup',
  'RangeCalendar',
  'RangeCalendar',
  'SearchField',
  'Select',
  'Switch',
  'Tabs',
  'TagGroup',
  'Text',
  'TextArea',
  'TextField',
  'Toast',
  'ToggleButton',
  'Tooltip',
  'Tree',
  'useDragAndDrop',
  'Virtualizer',
]

const portal = path.join(import.meta.dirname, '../packages/portal')
const portalParts = ['i18next', 'react-i18next', 'react-router-dom', 'swr']

// All dependencies of stories, so that Vite does not re-optimise (and reload) during a test run.
const include = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  ...ariaParts.map((part) => `react-aria-components/${part}`),
  '@portal/ui-kit > @internationalized/date',
  '@portal/ui-kit > @tanstack/react-virtual',
  ...['array', 'hierarchy', 'quadtree', 'scale', 'shape'].map((part) => `@portal/ui-kit > d3-${part}`),
  'axe-core',
  // By path: the root of the workspace does not depend on the portal.
  ...portalParts.map((part) => path.join(portal, 'node_modules', part)),
  '@portal/sdk > msw',
  '@portal/sdk > @cfworker/json-schema',
  'storybook/test',
  '@storybook/addon-docs',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
]

export default defineMain({
  stories: [
    './guides/*.mdx',
    '../packages/ui-kit/src/**/*.stories.tsx',
    '../packages/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { tsconfigPath: 'packages/ui-kit/tsconfig.json' },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [workspaceSource(portal), vanillaExtractPlugin()],
      // Only the kit from source: the condition `source` would also apply to Adobe's packages.
      resolve: {
        alias: { '@portal/ui-kit': path.join(import.meta.dirname, '../packages/ui-kit/src/index.ts') },
      },
      // React Aria reads it if NODE_ENV is `test`: lists must be virtualised in tests, too.
      define: { 'process.env.VIRT_ON': JSON.stringify('1') },
      // Jotai's sub-paths have no files to list above; it is ESM already.
      optimizeDeps: { include, exclude: ['jotai'] },
    }),
})
