import { type Colours, dark, light } from './colour.ts'

/** A foreground and background that occur together in the kit, and the required contrast. */
export interface Pair {
  foreground: string
  background: string
  /** Text needs 4.5, an icon or the border of a control 3. */
  least: 4.5 | 3
  name: string
}

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
const surfaces = [
  'page',
  'card',
  'raised',
  'sunken',
  'hover',
  'pressed',
  'selected',
  'nav',
  'topbar',
] as const
const charts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

const pair =
  (least: 4.5 | 3) =>
  (name: string, foreground: string, background: string): Pair => ({ name, foreground, background, least })
const text45 = pair(4.5)
const sign3 = pair(3)

/** Every text and icon colour of the kit with each surface below it. */
export function pairs(colours: Colours): Pair[] {
  return [...surfaces.flatMap((on) => onSurface(colours, on)), ...onTones(colours), ...onAccent(colours)]
}

function onSurface({ surface, text, ...colours }: Colours, on: (typeof surfaces)[number]): Pair[] {
  const { accent, border, focus, chart } = colours
  return [
    ...(['main', 'muted', 'subtle', 'link'] as const).map((kind) =>
      text45(`text.${kind} on surface.${on}`, text[kind], surface[on]),
    ),
    ...tones.flatMap((tone) => [
      text45(`${tone}.text on surface.${on}`, colours[tone].text, surface[on]),
      sign3(`${tone}.solid on surface.${on}`, colours[tone].solid, surface[on]),
    ]),
    text45(`accent.softText on surface.${on}`, accent.softText, surface[on]),
    sign3(`accent.main on surface.${on}`, accent.main, surface[on]),
    sign3(`border.strong on surface.${on}`, border.strong, surface[on]),
    sign3(`focus on surface.${on}`, focus, surface[on]),
    ...charts.map((step) => sign3(`chart.${step} on surface.${on}`, chart[step], surface[on])),
  ]
}

function onTones(colours: Colours): Pair[] {
  return tones.flatMap((tone) => [
    ...(['main', 'muted', 'link'] as const).map((kind) =>
      text45(`text.${kind} on ${tone}.soft`, colours.text[kind], colours[tone].soft),
    ),
    text45(`${tone}.text on ${tone}.soft`, colours[tone].text, colours[tone].soft),
    text45(`${tone}.onSolid on ${tone}.solid`, colours[tone].onSolid, colours[tone].solid),
    sign3(`${tone}.solid on ${tone}.soft`, colours[tone].solid, colours[tone].soft),
    sign3(`focus on ${tone}.soft`, colours.focus, colours[tone].soft),
  ])
}

function onAccent({ accent, text, surface, focus }: Colours): Pair[] {
  return [
    ...(['main', 'hover', 'pressed'] as const).map((state) =>
      text45(`accent.on on accent.${state}`, accent.on, accent[state]),
    ),
    ...(['soft', 'softHover'] as const).flatMap((state) => [
      text45(`accent.softText on accent.${state}`, accent.softText, accent[state]),
      text45(`text.main on accent.${state}`, text.main, accent[state]),
    ]),
    sign3('focus on accent.soft', focus, accent.soft),
    text45('text.onInverse on surface.inverse', text.onInverse, surface.inverse),
  ]
}

/** Colours without a required contrast, and why. */
export const decorative: Record<string, string> = {
  'surface.disabled': 'what cannot be used owes none (WCAG 1.4.3)',
  'text.disabled': 'what cannot be used owes none (WCAG 1.4.3)',
  'border.subtle': 'a line between things that are told apart without it',
  'border.main': 'the edge of a card, which is a surface of its own',
  'neutral.border': 'the edge of a soft surface whose text says the tone',
  'info.border': 'the edge of a soft surface whose text says the tone',
  'success.border': 'the edge of a soft surface whose text says the tone',
  'warning.border': 'the edge of a soft surface whose text says the tone',
  'danger.border': 'the edge of a soft surface whose text says the tone',
  backdrop: 'darkens the page behind a dialog',
  skeleton: 'stands where something will be, which is told in words as well',
}

/** Every theme as rendered: its parts, each with all pairs that can occur there. */
export const themePairs = {
  light: pairs(light),
  dark: pairs(dark),
  // Light, with the dark palette in the navigation: both must hold completely, because anything may be placed there.
  'semi-dark': [
    ...pairs(light),
    ...pairs(dark).map((one) => ({ ...one, name: `${one.name}, in the navigation` })),
  ],
} as const

/** The names of all colours of a palette, such as `text.main`. */
export function colourNames(colours: Colours): string[] {
  return Object.entries(colours).flatMap(([group, value]) =>
    typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
  )
}
