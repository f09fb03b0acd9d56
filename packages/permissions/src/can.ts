/**
 * Normalises a permission name for comparison. ASCII only: `toUpperCase` alone maps a dotless i (U+0131) to an I, and
 * would grant a look-alike.
 */
export function foldName(name: string): string {
  return name.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/**
 * Whether somebody who holds `granted` holds at least one of `anyOf` (specification §6).
 * Upper and lower case are the same, because the specification §2 spells one name both ways
 * (`ANALITICA_DATOS`, `analitica_datos`). An empty `anyOf` is held by nobody.
 *
 * @example
 * can(['CARGUE_VER'], ['CARGUE_EDITAR', 'CARGUE_VER']) // true
 */
export function can(granted: readonly string[] | ReadonlySet<string>, anyOf: readonly string[]): boolean {
  for (const held of granted) {
    if (anyOf.some((name) => isSameName(held, name))) return true
  }
  return false
}

function isSameName(one: string, other: string): boolean {
  return one === other || (one.length === other.length && foldName(one) === foldName(other))
}
