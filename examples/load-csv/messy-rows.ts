const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const nif = (number: number) => `${number}${letters.charAt(number % 23)}`
const names = ['Ana García', 'LUIS NÚÑEZ', ' María  Peña', 'iván gil', 'Eva Ruiz Soler']

/** Common notations of the same kind of number. */
const notations = [
  (phone: string) => phone,
  (phone: string) => `+34 ${phone}`,
  (phone: string) => `0034${phone}`,
  (phone: string) => phone.replace(/(...)(...)(...)/, '$1 $2 $3'),
]

/** The telephone of a contact; every twentieth shares that of the previous one. */
export const phoneOf = (row: number, first: number) => String(first + (row % 20 === 19 ? row - 1 : row))

/**
 * A file as people send them: documents twice, wrong or missing, telephones in four notations, and some of them of two contacts.
 * `first` is the telephone of the first row; the same rows every time.
 */
export function messyFile(rows: number, first: number): File {
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = 10_000_000 + (row % 97 === 96 ? row - 1 : row)
    const document = row % 53 === 52 ? `${number}0` : nif(number)
    const phone = notations[row % notations.length]?.(phoneOf(row, first)) ?? ''
    const debt = `${row % 5000},${String(row % 100).padStart(2, '0')}`
    return [row % 211 === 210 ? '' : document, names[row % names.length], phone, debt].join(';')
  })
  return new File([`DNI;Nombre completo;Móvil;Deuda\r\n${lines.join('\r\n')}\r\n`], 'contactos.csv')
}
