/** One name in all its forms. */
export type Names = {
  /** `break-types` */
  kebab: string
  /** `breakTypes` */
  camel: string
  /** `BreakTypes` */
  pascal: string
  /** `break types` */
  words: string
  /** `break_types` */
  snake: string
}

/** The forms of a kebab-case name; throws on any other. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not written-like-this`)
  const parts = kebab.split('-')
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: parts.join(' '),
    snake: parts.join('_'),
  }
}

/**
 * The singular of an English plural, for the words our families use: `priorities` → `priority`, `accesses` → `access`,
 * `tags` → `tag`.
 */
export function singularOf(kebab: string): string {
  return kebab
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}

/** In a title: `Break types`. */
export const titleOf = ({ words }: Names): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Splits `area/name`, or throws. */
export function addressOf(address: string): { area: string; name: string } {
  const [area, name, ...rest] = address.split('/')
  if (area === undefined || name === undefined || rest.length > 0)
    throw new Error(`"${address}" is no <area>/<name>`)
  return { area, name }
}
