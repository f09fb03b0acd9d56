// Arrows run down: one assembling file a package → areas → kernel, and between packages only as told here. Each rule's
// comment says what to do instead. There are no exceptions lists: where a rule is wrong, the rule is changed.

import { facesPattern, writeFacesConfig } from './scripts/check/faces.ts'

const test = '(\\.(test|bench|stories)\\.tsx?$|/testing/)'
const typeOnly = ['type-only']
const publicFace = facesPattern()

/** Files outside the areas of a package, which serve every area and know none. */
const kernel = (name, assembly) => ({
  path: `^packages/${name}/src/`,
  pathNot: [`^packages/${name}/src/areas/`, ...assembly.map((file) => `^packages/${name}/src/${file}`), test],
})
const areasOf = (name) => ({ path: `^packages/${name}/src/areas/` })

/** The folders of the SDK from the bottom up, and of its command line; what lies beside them is the roof. */
const sdkLayers = [
  'errors/messages/',
  'base/',
  'errors/(?!messages/)',
  'http/',
  'session/',
  'kernel/',
  'generated/families/',
  'live/',
  'areas/',
  '[^/]+\\.ts$',
]
const cliLayers = ['terminal/', 'progress/', 'command/', 'loads/', '[^/]+\\.ts$']

/** Rules by which no two folders import each other: each folder imports only those below it. */
const layered = (name, folder, layers) =>
  layers.slice(0, -1).map((layer, at) => ({
    name: `${name}-layer-${at + 1}`,
    comment: `Folders of ${folder} import only those below them: ${layers.join(' < ')}. Move what both need to the lower one.`,
    severity: 'error',
    from: { path: `^${folder}/${layer}`, pathNot: test },
    to: { path: `^${folder}/(${layers.slice(at + 1).join('|')})` },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two modules that need each other, be it for a type alone, are one module, or share a third: move what both need below them. Types of the contract refer to one another as its files do.',
      severity: 'error',
      from: { pathNot: '^packages/sdk/src/generated/[^/]+/[^/]+\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment:
        'The file or package is not there: write the path with its extension, or declare the dependency.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-to-undeclared',
      comment: "Declare the package in this package's own package.json.",
      severity: 'error',
      from: { path: '^packages/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-to-dev-dependency',
      comment:
        'What runs for users is a dependency or a peer dependency; only tests and configuration use the others.',
      severity: 'error',
      // The command line is built into one file with what it uses.
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: [test, '\\.css\\.ts$', '^packages/sdk/src/cli(/|\\.ts$)'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: [...typeOnly, 'npm-peer', 'npm'],
        pathNot: '^packages/',
      },
    },
    {
      name: 'only-the-public-face',
      comment:
        "Import another package by its name ('@portal/sdk'); if a word is missing there, export it from its index.ts.",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', publicFace],
      },
    },
    {
      name: 'outside-only-the-public-face',
      comment:
        "Examples and browser tests use packages as their users do: import '@portal/…'. The words on the screen and the list of screens are the portal's public face.",
      severity: 'error',
      from: { path: '^(examples|e2e)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [publicFace, '^packages/portal/src/(phrases/(es|generated)/|app/manifest\\.ts$)'],
      },
    },
    {
      name: 'permissions-imports-nothing',
      comment: 'Permissions are tables and pure functions: pass what is needed as an argument.',
      severity: 'error',
      from: { path: '^packages/permissions/src/', pathNot: test },
      to: { pathNot: '^packages/permissions/' },
    },
    {
      name: 'pdf-knows-no-product',
      comment: 'It writes what it is given: words, numbers and fonts come as arguments.',
      severity: 'error',
      from: { path: '^packages/pdf/', pathNot: test },
      to: { path: '^packages/(?!pdf/)' },
    },
    {
      name: 'ui-kit-knows-no-product',
      comment: 'Words and rights come into the kit as props; what needs the SDK belongs to portal/patterns.',
      severity: 'error',
      from: { path: '^packages/ui-kit/' },
      to: { path: '^packages/(sdk|permissions|portal|server)/' },
    },
    {
      name: 'sdk-stands-on-permissions',
      comment: 'The SDK may read the names of permissions and nothing else of ours.',
      severity: 'error',
      from: { path: '^packages/sdk/', pathNot: test },
      to: { path: '^packages/(ui-kit|portal|server)/' },
    },
    {
      name: 'server-knows-no-client',
      comment:
        'Only the tests of the server call it through the SDK; the types of the contract are those of both.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: test },
      to: { path: '^packages/(sdk|ui-kit|portal)/', pathNot: '^packages/sdk/src/contract\\.ts$' },
    },
    {
      name: 'portal-calls-no-server',
      comment: 'The portal asks through @portal/sdk; only its tests start a server.',
      severity: 'error',
      from: { path: '^packages/portal/', pathNot: test },
      to: { path: '^packages/server/' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Source never imports a test, a story or testing/: move what both need into source.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: test, pathNot: 'node_modules' },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file itself; one index.ts a public face (and the Database type) is all there is.',
      severity: 'error',
      from: {},
      to: {
        path: '^packages/.*/index\\.tsx?$',
        pathNot: '^packages/[^/]+/src/((react|testing|validation)/)?index\\.ts$',
      },
    },
    {
      name: 'faces-are-for-others',
      comment: 'Inside a package import the file itself, by # or ./, not the public face.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/src/',
        pathNot: [test, '^packages/[^/]+/src/main\\.tsx?$', '^packages/sdk/src/cli/'],
      },
      to: { path: '^packages/$1/src/((react|testing|validation)/)?index\\.ts$' },
    },
    {
      name: 'areas-do-not-meet',
      comment:
        'Say it by an event, join by SQL, or, when a third user appears, move it to the kernel. In the portal: to patterns.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/areas/([^/.]+)' },
      to: { path: '^packages/$1/src/areas/', pathNot: '^packages/$1/src/areas/$2[/.]' },
    },
    {
      name: 'sdk-kernel-knows-no-area',
      comment:
        'Only portal.ts and the faces name the families; give the kernel what it needs as an argument.',
      severity: 'error',
      from: kernel('sdk', ['portal\\.ts$', '(index|main|intranet|laia|analytics)\\.ts$']),
      to: areasOf('sdk'),
    },
    ...layered('sdk', 'packages/sdk/src', sdkLayers),
    ...layered('cli', 'packages/sdk/src/cli', cliLayers),
    {
      name: 'schemas-only-where-asked-for',
      comment:
        'Schemas and examples of the contract weigh more than the SDK: only its sub-paths validation and testing read them.',
      severity: 'error',
      from: {
        path: '^packages/sdk/src/',
        pathNot: ['^packages/sdk/src/(validation|testing|generated)/', test],
      },
      to: {
        path: '^packages/sdk/src/(validation/|testing/|generated/(answers|examples|operations)\\.ts$)',
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'react-only-in-sdk-react',
      comment: 'Scripts use the SDK without React: hooks live in sdk/src/react.',
      severity: 'error',
      from: { path: '^packages/sdk/src/', pathNot: ['^packages/sdk/src/react/', test] },
      to: { path: ['node_modules/(react|react-dom|swr)/', '^packages/sdk/src/react/'] },
    },
    {
      name: 'node-only-in-sdk-node',
      comment:
        'Browsers load the SDK: what needs a Node built-in lives in node.ts, in verify/, or in the command line, which nobody imports.',
      severity: 'error',
      from: {
        path: '^packages/sdk/src/',
        pathNot: ['^packages/sdk/src/node\\.ts$', '^packages/sdk/src/(cli|verify)(/|\\.ts$)', test],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'cli-is-a-user-of-the-sdk',
      comment:
        "The command line does what any script could do: import '@portal/sdk' and its sub-paths, nothing inside of them.",
      severity: 'error',
      from: { path: '^packages/sdk/src/cli(/|\\.ts$)', pathNot: test },
      to: {
        path: '^packages/sdk/src/',
        pathNot: [
          '^packages/sdk/src/cli/',
          '^packages/sdk/src/(index|node|verify|logging|errors/messages/(en|de|fr|pt))\\.ts$',
        ],
      },
    },
    {
      name: 'nobody-imports-the-cli',
      comment: 'The command line is an end: what others need of it belongs into the SDK.',
      severity: 'error',
      from: { path: '^(packages|examples|scripts|bench)/', pathNot: '^packages/sdk/src/cli(/|\\.ts$)' },
      to: { path: '^packages/sdk/src/cli(/|\\.ts$)' },
    },
    {
      name: 'node-not-in-the-browser',
      comment: 'This runs in a browser, which has no Node built-ins.',
      severity: 'error',
      from: { path: '^packages/(pdf|permissions|ui-kit|portal)/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-kernel-knows-no-area',
      comment: 'Only index.ts joins the areas; announce it in events.ts and let the area listen.',
      severity: 'error',
      from: kernel('server', ['index\\.ts$', 'areas\\.ts$', 'area-jobs\\.ts$', 'generated/']),
      to: areasOf('server'),
    },
    {
      name: 'server-index-is-the-roof',
      comment: 'Nothing below imports createServer; take what you need as an argument.',
      severity: 'error',
      from: { path: '^packages/server/src/.+/', pathNot: test },
      to: { path: '^packages/server/src/(index|main)\\.ts$' },
    },
    {
      name: 'handlers-write-no-sql',
      comment: 'Put the statement into <family>.queries.ts and call it.',
      severity: 'error',
      from: { path: '^packages/server/src/areas/.+\\.handlers\\.ts$' },
      to: {
        path: 'node_modules/(kysely|pg|pg-copy-streams|@electric-sql/pglite)/',
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A rule gets rows and the time as arguments and returns or refuses: types, contract/refuse.ts, rules that areas share (contract/*.rules.ts), days as text, what a cell says (cells/), what a clock recorded (time-record/), the catalogue of permissions and pure parts of its own area.',
      severity: 'error',
      from: { path: '^packages/server/src/(?:areas/([^/]+)|contract)/.+\\.rules\\.ts$' },
      to: {
        pathNot: [
          '^packages/server/src/contract/(refuse|.+\\.rules)\\.ts$',
          '^packages/server/src/db/day\\.ts$',
          '^packages/server/src/cells/',
          '^packages/server/src/time-record/',
          '^packages/server/src/vacations/',
          '^packages/server/src/telework/',
          '^packages/permissions/src/',
          '^packages/server/src/areas/$1/',
        ],
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'rules-ask-nobody',
      comment:
        'What a rule needs from the database, the file system or the clock, its handler asks and passes on.',
      severity: 'error',
      from: { path: '^packages/server/src/areas/.+\\.rules\\.ts$' },
      to: {
        path: '^packages/server/src/areas/.+\\.(handlers|queries|job)\\.ts$',
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'queries-only-query',
      comment: 'Queries take `db` first and know tables: decide in .rules, answer in .handlers.',
      severity: 'error',
      from: { path: '^packages/server/src/areas/([^/]+)/.+\\.queries\\.ts$' },
      to: {
        path: '^packages/server/src/',
        pathNot: ['^packages/server/src/db/', '^packages/server/src/areas/$1/[^/]+\\.queries\\.ts$'],
        dependencyTypesNot: typeOnly,
      },
    },
    {
      name: 'portal-kernel-knows-no-area',
      comment: 'Only app/ joins the areas; a pattern gets what it shows as an argument.',
      severity: 'error',
      from: kernel('portal', ['app/', 'main\\.tsx$']),
      to: areasOf('portal'),
    },
    {
      name: 'portal-areas-know-no-roof',
      comment: 'A screen is data and composition: what it needs from shell or app comes from patterns.',
      severity: 'error',
      from: { path: '^packages/portal/src/(areas|patterns|phrases|format)/', pathNot: test },
      to: { path: '^packages/portal/src/(shell|app)/' },
    },
    {
      name: 'screens-have-no-styles',
      comment: 'Looks belong to the kit: use a layout or a component, or add one there.',
      severity: 'error',
      from: { path: '^packages/portal/src/areas/' },
      to: { path: '\\.css(\\.ts)?$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    // What installs the packed SDK has its packages in a folder of its own.
    exclude: { path: ['/dist/', 'packages/sdk/test-projects/', '\\.storybook/', 'storybook-static/'] },
    tsPreCompilationDeps: true,
    // The workspace's packages by their sources, as everywhere. Not by the condition `source`: react-aria-components has one
    // too, and does not ship what it points at.
    tsConfig: { fileName: writeFacesConfig() },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
}
