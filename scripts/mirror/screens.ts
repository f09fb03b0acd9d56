import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { exportsOf, isObject } from './modules.ts'

/** The languages of the product. */
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

type Route = { path: string; area: string; anyOf: unknown }

/** What every routed screen lacks: its file, its rule, a title in some language. */
export async function screenProblems(): Promise<string[]> {
  const manifest = (await exportsOf('packages/portal/src/app/manifest.ts'))?.screens
  if (!Array.isArray(manifest)) return ['routes: packages/portal/src/app/manifest.ts exports no screens']
  const routes = (await exportsOf('packages/permissions/src/index.ts'))?.routes as Route[]
  const titles = new Map<string, Record<string, unknown>>()
  for (const language of languages) titles.set(language, await screenTitles(language))
  return manifest.filter(isObject).flatMap((screen) => {
    const rule = routes.find((route) => route.path === screen.path)
    const name = String(screen.path)
    if (!rule) return [`${name}: no rule — expected in packages/permissions/src/areas/`]
    return [...fileProblem(name, rule, screen), ...titleProblems(name, String(screen.title), titles)]
  })
}

async function screenTitles(language: string): Promise<Record<string, unknown>> {
  const menu = (await exportsOf(`packages/portal/src/phrases/${language}/menu.ts`))?.menu
  return isObject(menu) && isObject(menu.screens) ? menu.screens : {}
}

/** A screen's file is beside the routes that load it. */
function fileProblem(name: string, { area }: Route, screen: Record<string, unknown>): string[] {
  const folder = area === 'shell' ? 'packages/portal/src/shell' : `packages/portal/src/areas/${area}`
  const file = /import\(\s*['"]\.\/([^'"]+)['"]/.exec(String(screen.load))?.[1]
  if (file === undefined)
    return [`${name}: its load names no file — expected import('./…-screen.tsx') in its route in ${folder}/`]
  return existsSync(path.join(root, folder, file))
    ? []
    : [`${name}: no screen — expected in ${folder}/${file}`]
}

function titleProblems(name: string, title: string, titles: Map<string, Record<string, unknown>>): string[] {
  return [...titles]
    .filter(([, words]) => typeof words[title] !== 'string' || words[title] === '')
    .map(
      ([language]) =>
        `${name}: no title — expected in packages/portal/src/phrases/${language}/menu.ts, screens.${title}, or in ${title}.ts beside it, names.screen`,
    )
}
