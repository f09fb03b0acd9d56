import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { slowImports } from './.storybook/slow-imports.ts'
import { storyReport } from './.storybook/story-report.ts'
import { launchOptions } from './scripts/chromium.ts'
import { secondTries } from './scripts/second-tries.ts'

const pictures = path.join(import.meta.dirname, '.storybook/pictures')
// `pnpm pictures` runs only the stories that have some.
const tags = process.env.STORIES_TAGGED === undefined ? {} : { include: [process.env.STORIES_TAGGED] }

// As Node resolves packages: files for bundlers (`module`) do not always run there.
const conditions = ['source', 'node', 'development|production']
const onNode = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', testTimeout: 120_000, hookTimeout: 240_000 },
}

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: process.env.VITEST_JSON ?? 'test-results/vitest.json' }],
      storyReport,
    ],
    attachmentsDir: path.join(import.meta.dirname, 'test-results/attachments'),
    projects: [
      {
        ...onNode,
        test: {
          ...onNode.test,
          name: 'node',
          include: [
            'packages/{sdk,permissions,ui-kit,pdf,portal}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          // As below: half of what two hundred small files cost was a process for each.
          isolate: false,
        },
      },
      {
        ...onNode,
        test: {
          ...onNode.test,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // Each file begins its own servers on databases of their own, and modules keep nothing of them: with PGlite
          // and the server read once for all files, the tests take half the time.
          isolate: false,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), tags }),
          slowImports,
        ],
        test: {
          name: 'storybook',
          setupFiles: ['./.storybook/after-story.ts'],
          // One page for all of a worker's files: each story clears what the one before left (`preview.tsx`).
          isolate: false,
          // Pictures are drawn until two are the same; a busy machine needs its time. So do plays that wait often.
          hookTimeout: 240_000,
          testTimeout: 180_000,
          retry: secondTries,
          env: { STORIES_ALL: process.env.STORIES_ALL, STORIES_SLOW: process.env.STORIES_SLOW },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Letters drawn without the hints of the machine's own settings look the same everywhere.
            provider: playwright({
              launchOptions: {
                ...launchOptions,
                args: [...launchOptions.args, '--font-render-hinting=none'],
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext }) => path.join(pictures, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, attachmentsDir }) =>
                  path.join(attachmentsDir, 'pictures', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
