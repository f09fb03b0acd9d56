import type { Colours } from './colour.ts'

/** A foreground that is seen on a background somewhere in the kit, and the contrast it owes. */
export interface Pair {
  foreground: string
  background: string
  least: 4.5 | 3
  name: string
}

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
const surfaces = ['page', 'card', 'raised', 'sunken', 'hover', 'selected', 'nav', 'topbar'] as const
const charts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** Every text and sign of the kit with each surface it stands on. */
export function pairs(colours: Colours): Pair[] {
  const { surface, text, accent, border } = colours
  const text45 = (name: string, foreground: string, background: string): Pair => ({
    name,
    foreground,
    background,
    least: 4.5,
  })
  const sign3 = (name: string, foreground: string, background: string): Pair => ({
    name,
    foreground,
    background,
    least: 3,
  })
  return [
    ...surfaces.flatMap((on) => [
      ...(['main', 'muted', 'subtle', 'link'] as const).map((kind) =>
        text45(`text.${kind} on surface.${on}`, text[kind], surface[on]),
      ),
      ...tones.map((tone) => text45(`${tone}.text on surface.${on}`, colours[tone].text, surface[on])),
    ]),
    ...tones.flatMap((tone) => [
      text45(`${tone}.text on ${tone}.soft`, colours[tone].text, colours[tone].soft),
      text45(`text.main on ${tone}.soft`, text.main, colours[tone].soft),
      sign3(`${tone}.solid on surface.card`, colours[tone].solid, surface.card),
    ]),
    ...tones.map((tone) =>
      text45(`${tone}.onSolid on ${tone}.solid`, colours[tone].onSolid, colours[tone].solid),
    ),
    ...(['main', 'hover', 'pressed'] as const).map((state) =>
      text45(`accent.on on accent.${state}`, accent.on, accent[state]),
    ),
    ...(['soft', 'softHover'] as const).map((state) =>
      text45(`accent.softText on accent.${state}`, accent.softText, accent[state]),
    ),
    text45('text.onInverse on surface.inverse', text.onInverse, surface.inverse),
    ...(['page', 'card', 'raised', 'sunken'] as const).flatMap((on) => [
      sign3(`border.strong on surface.${on}`, border.strong, surface[on]),
      sign3(`focus on surface.${on}`, colours.focus, surface[on]),
      sign3(`accent.main on surface.${on}`, accent.main, surface[on]),
    ]),
    ...charts.map((step) => sign3(`chart.${step} on surface.card`, colours.chart[step], surface.card)),
  ]
}
