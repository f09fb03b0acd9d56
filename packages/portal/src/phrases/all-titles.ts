import { languages, type Phrases, type ScreenTitle } from './phrases.ts'

type Titles = Phrases['menu']['screens']

const files = import.meta.glob<Phrases['menu']>('./{es,en,de,fr,pt}/menu.ts', { import: 'menu' })

/** Names each screen in every language of the portal, for who looks for a word of another one. */
export async function allTitles(): Promise<(title: ScreenTitle) => readonly string[]> {
  const menus = await Promise.all(languages.flatMap((language) => files[`./${language}/menu.ts`]?.() ?? []))
  const titles: readonly Titles[] = menus.map((menu) => menu.screens)
  return (title) => titles.map((screens) => screens[title])
}
