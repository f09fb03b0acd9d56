import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const configFiles = [
  '*.config.{ts,js}',
  'packages/*/*.config.ts',
  '.storybook/*.{ts,tsx}',
  '**/*.stories.tsx',
  '.dependency-cruiser.mjs',
]

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/generated/**',
    'storybook-static/**',
    '**/.cache/**',
    '**/.data/**',
    '**/*.cjs',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['fixme', 'hack', 'xxx'] }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(\\.\\./){2,}', message: 'Import by #… (package.json imports) instead of climbing.' },
          ],
        },
      ],
    },
  },
  { files: ['packages/{ui-kit,portal}/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['**/{tokens,demo,phrases}/**'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['scripts/**', 'bench/**', 'examples/**', 'packages/server/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: configFiles, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    ignores: ['packages/portal/public/**'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['packages/portal/public/**/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
  },
)
