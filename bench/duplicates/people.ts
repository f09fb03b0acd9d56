/**
 * People with known truth: who is whom. A share of them comes again, as somebody else would have written them:
 * - a letter too many, too few, another one, or two in the place of each other (35 %)
 * - accents left out and capital letters (30 %; those of the first writing have accents)
 * - surnames before the first name, with or without a comma (20 %), the second surname left out (15 %)
 * - as it sounds: b for v, z for s, no h, y for ll, j for g (15 %)
 * - the phone written otherwise, in another of the three columns (50 %), another number (15 %), a digit wrong (5 %), none (10 %)
 * - another e-mail address or none (35 %); a postcode with two digits in the place of each other (5 %)
 * Each error by itself, so that most who come again have one or two. Names have the frequencies of Zipf: many are called García.
 */
export type Person = { id: number; cells: (string | null)[] }

const firsts =
  'María Carmen Ana Isabel Laura Cristina Marta Dolores Lucía Pilar Elena Sara Paula Raquel Rosa Antonio José Manuel Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Ángel Pablo Sergio Fernando Jorge Luis Alberto Álvaro Diego Adrián Raúl Iván Óscar Rubén Enrique Ramón Vicente Andrés Joaquín Víctor Eva Silvia Patricia Beatriz Irene Nuria Montserrat Rocío Sonia Alicia Natalia Inés Begoña Yolanda Verónica Lorena Noelia Esther Olga Miriam Guillermo Hugo Ignacio Gonzalo Tomás Emilio Julián Agustín Félix'.split(
    ' ',
  )
const seconds =
  'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Díez Aguilar Caballero Nieto Santana Vargas Pascual Giménez Herrero Hidalgo Montero Lorenzo Santiago Benítez Durán Ibáñez Arias Mora Ferrer Carmona Vicente Rojas Soto Crespo Román Pastor Velasco Parra Sáez Moya Bravo Rivera Gallardo Soler'.split(
    ' ',
  )
const syllables =
  'ba be bi bo ca ce co da de do fa fe ga go la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te to va ve vi za ze zo'.split(
    ' ',
  )

/** L'Ecuyer's generator, seeded: the same people each time. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let one = Math.imul(state ^ (state >>> 15), 1 | state)
    one = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one
    return ((one ^ (one >>> 14)) >>> 0) / 4294967296
  }
  const integer = (below: number) => Math.floor(next() * below)
  return {
    next,
    integer,
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]) => all[integer(all.length)] as T,
  }
}
type Random = ReturnType<typeof randomOf>

/** Half of the surnames are among the hundred most frequent, as in Spain; the others are built from syllables. */
function surname(random: Random): string {
  if (random.chance(0.5)) return seconds[Math.floor(random.next() ** 2 * seconds.length)] as string
  const word = Array.from({ length: 2 + random.integer(2) }, () => random.pick(syllables)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1) + random.pick(['', 'n', 's', 'z', 'r', 'l'])
}

const phone = (random: Random) =>
  `+34${6 + random.integer(2)}${String(random.integer(100_000_000)).padStart(8, '0')}`

/** This many rows, with a share of duplicates: columns name, phone, phone2, phone3, email, postcode. */
export function* people(count: number, { seed = 7, share = 0.15 } = {}): Generator<Person> {
  const random = randomOf(seed)
  const recent: Written[] = []
  for (let row = 0, id = 0; row < count; row += 1) {
    if (recent.length > 50 && random.chance(share)) {
      const again = random.pick(recent)
      yield { id: again.id, cells: cellsOf(againOf(again, random)) }
      continue
    }
    const person = written(id, random)
    id += 1
    if (recent.length < 20_000) recent.push(person)
    else recent[random.integer(recent.length)] = person
    yield { id: person.id, cells: cellsOf(person) }
  }
}

type Written = {
  id: number
  first: string
  one: string
  two: string
  name: string
  phones: (string | null)[]
  email: string | null
  postcode: string
}

function written(id: number, random: Random): Written {
  const [first, one, two] = [random.pick(firsts), surname(random), surname(random)]
  const phones = [
    phone(random),
    random.chance(0.4) ? phone(random) : null,
    random.chance(0.15) ? phone(random) : null,
  ]
  const email = random.chance(0.7) ? `${plain(first)}.${plain(one)}${random.integer(1000)}@example.com` : null
  const postcode = String(1000 + random.integer(51_000)).padStart(5, '0')
  return { id, first, one, two, name: `${first} ${one} ${two}`, phones, email, postcode }
}

const cellsOf = ({ name, phones, email, postcode }: Written) => [name, ...phones, email, postcode]
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function againOf(person: Written, random: Random): Written {
  const two = random.chance(0.15) ? '' : person.two
  let name = random.chance(0.2)
    ? `${person.one} ${two}${random.chance(0.5) ? ', ' : ' '}${person.first}`
    : `${person.first} ${person.one} ${two}`.trim()
  if (random.chance(0.15)) name = misheard(name)
  if (random.chance(0.3)) name = plain(name).toUpperCase()
  if (random.chance(0.35)) name = mistyped(name, random)
  return {
    ...person,
    name,
    phones: phonesAgain(person.phones, random),
    email: emailAgain(person, random),
    postcode: random.chance(0.05) ? swapped(person.postcode, random) : person.postcode,
  }
}

const misheard = (name: string) =>
  name
    .replace(/v/g, 'b')
    .replace(/z/g, 's')
    .replace(/ll/g, 'y')
    .replace(/[hH]/g, '')
    .replace(/g(?=[eiéí])/g, 'j')

function mistyped(name: string, random: Random): string {
  const at = 1 + random.integer(Math.max(1, name.length - 2))
  const letter = String.fromCharCode(97 + random.integer(26))
  switch (random.integer(4)) {
    case 0:
      return name.slice(0, at) + letter + name.slice(at)
    case 1:
      return name.slice(0, at) + name.slice(at + 1)
    case 2:
      return name.slice(0, at) + letter + name.slice(at + 1)
    default:
      return swapped(name, random)
  }
}

function swapped(text: string, random: Random): string {
  const at = random.integer(Math.max(1, text.length - 1))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

function phonesAgain(phones: readonly (string | null)[], random: Random): (string | null)[] {
  const [first = null, second = null, third = null] = phones
  if (random.chance(0.1)) return [null, null, null]
  if (random.chance(0.15)) return [phone(random), null, null]
  if (random.chance(0.05) && first !== null)
    return [`${first.slice(0, -1)}${random.integer(10)}`, second, third]
  return random.chance(0.5) ? [second, first, third] : [first, second, third]
}

function emailAgain({ email, first }: Written, random: Random): string | null {
  if (random.chance(0.65)) return email
  return random.chance(0.5) ? null : `${plain(first)}${random.integer(10_000)}@example.org`
}
