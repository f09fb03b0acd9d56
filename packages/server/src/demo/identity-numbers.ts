const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** How many synthetic numbers there are of each kind. */
export const dniCount = 100
export const nieCount = 2000

/** The n-th DNI that belongs to nobody: 99999900 to 99999999. Lower numbers are people's. */
export function demoDni(index: number): string {
  const number = 99_999_900 + (index % dniCount)
  return `${number}${letters.charAt(number % 23)}`
}

/** The n-th NIE that belongs to nobody: Y or Z and 9999000 to 9999999. */
export function demoNie(index: number): string {
  const digits = 9_999_000 + (index % 1000)
  const isY = index % nieCount < 1000
  const number = (isY ? 10_000_000 : 20_000_000) + digits
  return `${isY ? 'Y' : 'Z'}${digits}${letters.charAt(number % 23)}`
}
