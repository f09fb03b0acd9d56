import { applyTheme, type Theme, themes } from '@portal/ui-kit'
import { colourRules, violations } from './axe.ts'
import type { PlayedStory } from './played-story.ts'

/** The theme a story was rendered in. */
export function ownTheme({ globals }: PlayedStory): Theme {
  return themes.find((theme) => theme === globals.theme) ?? 'light'
}

/** Whether a story can differ in this theme: semi-dark is light except for the navigation. */
export function isOwnLook(theme: Theme): boolean {
  return theme !== 'semi-dark' || document.querySelector('[data-region=nav]') !== null
}

/** Checks the contrast in the other themes, and restores the story's own. */
export async function checkThemes(story: PlayedStory): Promise<string[]> {
  const own = ownTheme(story)
  const problems: string[] = []
  for (const theme of themes.filter((other) => other !== own && isOwnLook(other))) {
    applyTheme(theme)
    const found = await violations(story, colourRules)
    problems.push(...found.map((problem) => `in the theme ${theme}: ${problem}`))
  }
  applyTheme(own)
  return problems
}
