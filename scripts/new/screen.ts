import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@portal/permissions'
import type { Options, Plan } from './plan.ts'
import { root } from '../run.ts'
import type { Change } from './changes.ts'
import { addressOf, namesOf } from './names.ts'
import { fill } from './template.ts'

const languages = ['es', 'en', 'de', 'fr', 'pt']
const portal = 'packages/portal/src'

/** A screen at a path of its area that has none yet: the file, the row in the routes, the title in five languages. */
export function screen(address: string, options: Options): Plan {
  const { area, name } = addressOf(address)
  const one = namesOf(name)
  const route = pathOf(area, options.path)
  const file = `${portal}/areas/${area}/${one.kebab}-screen.tsx`
  const title = one.words.charAt(0).toUpperCase() + one.words.slice(1)
  return {
    changes: [
      { create: file, text: fill('screen/screen.tsx.txt', { one }, { path: route }) },
      ...routeChanges(area, fill('screen/route.ts.txt', { one }, { path: route })),
      ...languages.map((language): Change => {
        const menu = `${portal}/phrases/${language}/menu.ts`
        return {
          change: menu,
          at: /\n {2}screens: \{\n/,
          put: 'after',
          text: `    ${one.camel}: '${title}',\n`,
        }
      }),
      raisedRatchet(),
    ],
    then: [
      `its title is English in ${languages.filter((one) => one !== 'en').join(', ')}: ${portal}/phrases/<language>/menu.ts, screens.${one.camel}`,
      `${file}: a pattern around your data; areas/tickets/tags-screen.tsx is the model`,
      `its place: an icon, and a group of the menu or a parent, in ${portal}/areas/${area}/routes.ts`,
      `e2e/${area}/${one.kebab}.spec.ts: what people do there`,
    ],
  }
}

/** The path asked for, if it is a free one of the area; otherwise the error says which are. */
function pathOf(area: string, asked: string | undefined): string {
  const ofArea = routes.filter((route) => route.area === area).map((route) => route.path)
  if (ofArea.length === 0)
    throw new Error(
      `There is no area ${area}. There are: ${[...new Set(routes.map((route) => route.area))].join(', ')}`,
    )
  const file = path.join(root, portal, 'areas', area, 'routes.ts')
  const built = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const free = ofArea.filter((one) => !built.includes(`'${one}'`))
  const found = free.find((one) => one === asked)
  if (found === undefined)
    throw new Error(`Say the path: --path with one of ${free.join(', ') || 'none, all are built'}`)
  return found
}

/** A row in the routes of the area; the first screen of an area also brings the area into the manifest. */
function routeChanges(area: string, row: string): Change[] {
  const file = `${portal}/areas/${area}/routes.ts`
  if (existsSync(path.join(root, file))) {
    return [{ change: file, at: /\n {2}screens: \{\n/, put: 'after', text: row }]
  }
  const { camel } = namesOf(area)
  const manifest = `${portal}/app/manifest.ts`
  const text = `import type { AreaScreens } from '#patterns/screen.ts'\n\nexport const ${camel} = {\n  area: '${area}',\n  screens: {\n${row}  },\n} satisfies AreaScreens<'${area}'>\n`
  return [
    { create: file, text },
    {
      change: manifest,
      at: /import .* from '#areas\//,
      put: 'before',
      text: `import { ${camel} } from '#areas/${area}/routes.ts'\n`,
    },
    { change: manifest, at: /(?<=AreaScreens<Area>\[\] = \[)/, put: 'after', text: `${camel}, ` },
  ]
}

/** The number of screens that stand; it only ever rises. */
function raisedRatchet(): Change {
  const file = `${portal}/app/routes-ratchet.json`
  const { built } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { built: number }
  return { change: file, at: /"built": \d+/, put: 'instead', text: `"built": ${built + 1}` }
}
