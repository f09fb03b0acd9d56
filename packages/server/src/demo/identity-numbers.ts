const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The number of synthetic numbers per kind. */
export const dniCount = 100
export const nieCount = 2000

/** The n-th unassigned DNI: 99999900 to 99999999. Lower numbers belong to people. */
export function demoDni(index: number): string {
  const number = 99_999_900 + (index % dniCount)
  return `${number}${letters.charAt(number % 23)}`
}

/** The n-th unassigned NIE: Y or Z and 9999000 to 9999999. */
export function demoNie(index: number): string {
  const digits = 9_999_000 + (index % 1000)
  const isY = index % nieCount < 1000
  const number = (isY ? 10_000_000 : 20_000_000) + digits
  return `${isY ? 'Y' : 'Z'}${digits}${letters.charAt(number % 23)}`
}
