/** The themes; the class on `body` is `theme-` and this name. */
export const themes = ['light', 'dark', 'semi-dark'] as const

/** One of the themes. */
export type Theme = (typeof themes)[number]

/** Applies a theme to the page. Call it before the first paint, so that nothing flashes. */
export function applyTheme(theme: Theme, body: HTMLElement = document.body): void {
  for (const name of themes) body.classList.toggle(`theme-${name}`, name === theme)
}
