import { languages, type Phrases, type ScreenTitle } from './phrases.ts'

type Titles = Phrases['menu']['screens']

const files = import.meta.glob<Phrases['menu']>('./{es,en,de,fr,pt}/menu.ts', { import: 'menu' })

/** The title of each screen in every language, so that search also finds words of another language. */
export async function allTitles(): Promise<(title: ScreenTitle) => readonly string[]> {
  const menus = await Promise.all(languages.flatMap((language) => files[`./${language}/menu.ts`]?.() ?? []))
  const titles: readonly Titles[] = menus.map((menu) => menu.screens)
  return (title) => titles.map((screens) => screens[title])
}
