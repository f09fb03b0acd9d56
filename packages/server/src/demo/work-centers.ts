import { demoId } from './random.ts'

/** The work centers of the company: `name` is used in people's rows. */
const rows = [
  ['MAD', 'Madrid-Vallecas', 'Europe/Madrid', 'ES', 'ES-MD', 'Madrid'],
  ['SEV', 'Sevilla-Torneo', 'Europe/Madrid', 'ES', 'ES-AN', 'Sevilla'],
  ['COR', 'A Coruña-Agrela', 'Europe/Madrid', 'ES', 'ES-GA', 'A Coruña'],
  ['BOG', 'Bogotá-Salitre', 'America/Bogota', 'CO', null, 'Bogotá'],
  // Remote workers have the holidays of their work center (Ley 10/2021, art. 7.e).
  ['REM', 'Remoto ES', 'Europe/Madrid', 'ES', 'ES-MD', 'Madrid'],
] as const

export const workCenterRows = rows.map(([code, name, timeZone, country, region, locality]) => ({
  ...{ id: demoId('work center', name), code, name, timeZone, country, region, locality },
}))

type Place = { country: string; region: string | null; locality: string | null }
const spain: Place = { country: 'ES', region: null, locality: null }
const colombia: Place = { country: 'CO', region: null, locality: null }
const regionOf = (region: string): Place => ({ ...spain, region })
const municipality = (region: string, locality: string): Place => ({ ...spain, region, locality })

/** Holidays on a fixed date: RD 2001/1983 art. 45, the regions, and each municipality. */
const fixed: readonly (readonly [day: string, name: string, place: Place])[] = [
  ['01-01', 'Año Nuevo', spain],
  ['01-06', 'Epifanía del Señor', spain],
  ['05-01', 'Fiesta del Trabajo', spain],
  ['08-15', 'Asunción de la Virgen', spain],
  ['10-12', 'Fiesta Nacional de España', spain],
  ['11-01', 'Todos los Santos', spain],
  ['12-06', 'Día de la Constitución Española', spain],
  ['12-08', 'Inmaculada Concepción', spain],
  ['12-25', 'Natividad del Señor', spain],
  ['05-02', 'Fiesta de la Comunidad de Madrid', regionOf('ES-MD')],
  ['02-28', 'Día de Andalucía', regionOf('ES-AN')],
  ['07-25', 'Día Nacional de Galicia', regionOf('ES-GA')],
  ['05-15', 'San Isidro', municipality('ES-MD', 'Madrid')],
  ['11-09', 'Nuestra Señora de la Almudena', municipality('ES-MD', 'Madrid')],
  ['05-30', 'San Fernando', municipality('ES-AN', 'Sevilla')],
  ['06-24', 'San Juan', municipality('ES-GA', 'A Coruña')],
  ['10-07', 'Nuestra Señora del Rosario', municipality('ES-GA', 'A Coruña')],
  ['01-01', 'Año Nuevo', colombia],
  ['05-01', 'Día del Trabajo', colombia],
  ['07-20', 'Día de la Independencia', colombia],
  ['08-07', 'Batalla de Boyacá', colombia],
  ['12-08', 'Inmaculada Concepción', colombia],
  ['12-25', 'Navidad', colombia],
]

export type DemoHoliday = Place & { date: string; name: string; workCenterId: string | null }

/** The holidays of a year. */
export function holidaysOf(year: number): DemoHoliday[] {
  const friday = goodFriday(year)
  return [
    ...fixed.map(([day, name, place]) => ({ ...place, name, date: `${year}-${day}`, workCenterId: null })),
    { ...spain, name: 'Viernes Santo', date: friday, workCenterId: null },
    { ...colombia, name: 'Viernes Santo', date: friday, workCenterId: null },
  ]
}

/** Good Friday, by the Easter algorithm of Meeus, Jones and Butcher. */
function goodFriday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const b = year % 100
  const d = Math.floor(century / 4)
  const g = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const h = (19 * a + century - d - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(b / 4) - h - (b % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const sunday = Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
  return new Date(sunday - 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
