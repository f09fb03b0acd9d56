import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Files with a function of more than 60 lines, and how many it may have: these numbers only fall (scripts/long-functions.ts). */
const longFunctions = Object.entries(
  JSON.parse(readFileSync(new URL('scripts/check/long-functions.json', import.meta.url), 'utf8')),
)
const linesOfFunctions = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
})

const configFiles = [
  '*.config.{ts,js}',
  'packages/*/*.config.ts',
  '.storybook/*.{ts,tsx}',
  '**/*.stories.tsx',
  '.dependency-cruiser.mjs',
]

const byTerm = 'Name what it holds by the field’s term: see "Words we do not use" of docs/glossary.md.'
/** Words that name nothing: of variables, functions, parameters and what is left of an object; of properties and types. */
const poetic = [
  {
    selector:
      ':matches(VariableDeclarator, FunctionDeclaration, RestElement, :function) > Identifier:matches(.id, .params, .argument)[name=/^(say|said|told|untold|unsaid|saying|telling|heard|gone|spoken|understood|stand|standing|carried)$/]',
    message: byTerm,
  },
  { selector: 'VariableDeclarator > Identifier.id[name="stands"]', message: byTerm },
  {
    selector: ':matches(Property, TSPropertySignature) > Identifier.key[name=/^(say|stand)$/]',
    message: byTerm,
  },
  { selector: 'JSXAttribute > JSXIdentifier[name="say"]', message: byTerm },
  {
    selector:
      ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration) > Identifier.id[name=/^(Say|Stands?|Standing)$/]',
    message: byTerm,
  },
]

/** What lets a test fail by chance: a name that another test has, a time that a busy machine needs longer for. */
const byChance = [
  {
    selector: 'TemplateLiteral CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Two tests begin at the same moment: name what a test makes with a random mark.',
  },
  {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]',
    message: 'Nothing has happened because time has passed: wait for what must happen, or set the clock.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Nothing has happened because time has passed: wait for what must happen, or set the clock.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(wait|poll$|click$|toBe|toHave|toContain)/] > ObjectExpression > Property[key.name="timeout"][value.type="Literal"]',
    message: 'There is one limit for waiting: that of playwright.config.ts, or `waitLimit` of testing/.',
  },
]
/** Vitest's own limit is a second, which is no time on a busy machine. */
const impatient = {
  selector:
    ':matches(CallExpression[callee.object.name="vi"][callee.property.name=/^wait/], CallExpression[callee.object.name="expect"][callee.property.name="poll"]):not([arguments.1.name="waitLimit"])',
  message: 'There is one limit for waiting: give it `waitLimit` of testing/.',
}

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
      ...linesOfFunctions(60),
      'no-restricted-syntax': [
        'error',
        ...poetic,
        {
          selector: 'VariableDeclarator[id.elements.length=2][init.callee.name="useSearchParams"]',
          message: 'Change the address by `useAddress`: of two quick changes this one loses the first.',
        },
      ],
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
  ...longFunctions.map(([file, lines]) => ({ files: [file], rules: linesOfFunctions(lines) })),
  { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.{spec,stories}.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...byChance, ...poetic] },
  },
  {
    files: ['**/*.test.ts', 'packages/{server,sdk}/src/**/testing/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...byChance, impatient, ...poetic] },
  },
  {
    files: ['scripts/**', 'bench/**', 'examples/**', 'packages/server/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: configFiles, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    ignores: ['packages/portal/public/**'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['packages/portal/public/**/*.js'],
    languageOptions: { globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
  },
)
