import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@portal/permissions'
import type { Options, Plan } from './plan.ts'
import { root } from '../run.ts'
import { addressOf, namesOf, titleOf } from './names.ts'
import { hasWords, phrasesOf, screenNames, words } from './phrases.ts'
import { fill } from './template.ts'

const portal = 'packages/portal/src'

/** A screen at an unused path of its area: the file, its route, and its title in five languages. */
export function screen(address: string, options: Options): Plan {
  const { area, name } = addressOf(address)
  const one = namesOf(name)
  const route = pathOf(area, options.path)
  const folder = `${portal}/areas/${area}/${one.kebab}`
  const title = titleOf(one)
  const filled = (file: string) => fill(`screen/${file}.txt`, { one }, { path: route, area, title })
  return {
    changes: [
      { create: `${folder}-screen.tsx`, text: filled('screen.tsx') },
      { create: `${folder}.route.ts`, text: filled('route.ts') },
      ...(hasWords(one.camel) ? screenNames(one.camel, title) : words(one.camel, filled)),
    ],
    then: [
      `its names are English in every language: ${phrasesOf(one.camel, '<language>')}`,
      `${folder}-screen.tsx: a pattern around your data; areas/tickets/tags-screen.tsx is the model`,
      `its place: an icon, and a group of the menu with a place in it, or a parent, in ${folder}.route.ts`,
      `e2e/${area}/${one.kebab}.spec.ts: what people do there`,
    ],
  }
}

/** The requested path, if unused; otherwise the error lists the unused ones. */
function pathOf(area: string, asked: string | undefined): string {
  const free = freePathsOf(area)
  const found = free.find((one) => one === asked)
  if (found === undefined)
    throw new Error(`Say the path: --path with one of ${free.join(', ') || 'none, all are built'}`)
  return found
}

/** The paths of an area with a rule but without a screen. */
export function freePathsOf(area: string): string[] {
  const ofArea = routes.filter((route) => route.area === area).map((route) => route.path)
  if (ofArea.length === 0)
    throw new Error(
      `There is no area ${area}. There are: ${[...new Set(routes.map((route) => route.area))].join(', ')}`,
    )
  const built = globSync(`${portal}/areas/${area}/*.route.ts`, { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('')
  return ofArea.filter((one) => !built.includes(`'${one}'`))
}
